import type { Court } from "../model/event.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface CourtAdded {
  readonly type: "courtAdded";
  readonly court: Court;
}

export const courtAdded = defineFact<CourtAdded>({
  type: "courtAdded",
  evolve: (state, { court }) => put(state, "courts", court.id, court),
});
