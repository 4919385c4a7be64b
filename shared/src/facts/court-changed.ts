import type { Court } from "../model/event.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface CourtChanged {
  readonly type: "courtChanged";
  readonly court: Court;
}

export const courtChanged = defineFact<CourtChanged>({
  type: "courtChanged",
  evolve: (state, { court }) => put(state, "courts", court.id, court),
});
