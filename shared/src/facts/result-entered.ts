import type { MatchResult } from "../model/block.js";
import type { MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

/** Entered, or corrected (RES-1). */
export interface ResultEntered {
  readonly type: "resultEntered";
  readonly match: MatchId;
  readonly result: MatchResult;
}

export const resultEntered = defineFact<ResultEntered>({
  type: "resultEntered",
  evolve: (state, { match, result }) =>
    alter(state, "matches", match, (record) => ({ ...record, result })),
});
