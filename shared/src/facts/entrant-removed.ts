import type { EntrantId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { drop } from "./tables.js";

export interface EntrantRemoved {
  readonly type: "entrantRemoved";
  readonly entrant: EntrantId;
  readonly name: string;
}

export const entrantRemoved = defineFact<EntrantRemoved>({
  type: "entrantRemoved",
  evolve: (state, { entrant }) => drop(state, "entrants", [entrant]),
});
