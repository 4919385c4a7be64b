import type { Entrant } from "../model/entrant.js";
import { defineFact } from "./define.js";
import { putAll } from "./tables.js";

export interface EntrantsAdded {
  readonly type: "entrantsAdded";
  readonly entrants: readonly Entrant[];
}

export const entrantsAdded = defineFact<EntrantsAdded>({
  type: "entrantsAdded",
  evolve: (state, { entrants }) =>
    putAll(state, "entrants", Object.fromEntries(entrants.map((entrant) => [entrant.id, entrant]))),
});
