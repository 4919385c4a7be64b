import type { Entrant } from "../model/entrant.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface EntrantChanged {
  readonly type: "entrantChanged";
  readonly entrant: Entrant;
}

export const entrantChanged = defineFact<EntrantChanged>({
  type: "entrantChanged",
  evolve: (state, { entrant }) => put(state, "entrants", entrant.id, entrant),
});
