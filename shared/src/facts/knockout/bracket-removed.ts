import type { BracketId } from "../../model/ids.js";
import { bracketMatchIdsOf } from "../../model/keys.js";
import { defineFact } from "../define.js";
import { drop } from "../tables.js";

/** Gone with its draw, results and times. */
export interface BracketRemoved {
  readonly type: "bracketRemoved";
  readonly bracket: BracketId;
  readonly name: string;
}

export const bracketRemoved = defineFact<BracketRemoved>({
  type: "bracketRemoved",
  evolve: (state, { bracket }) => {
    const unplayed = drop(state, "bracketMatches", bracketMatchIdsOf(state, bracket));
    return drop(drop(unplayed, "seedings", [bracket]), "brackets", [bracket]);
  },
});
