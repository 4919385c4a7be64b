import type { MatchResult } from "../model/block.js";
import type { EntrantId, MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alterMatch } from "./match-table.js";

/** Entered, or corrected (RES-1). */
export interface ResultEntered {
  readonly type: "resultEntered";
  readonly match: MatchId;
  readonly result: MatchResult;
  /** In a bracket: who played, the upper side first. */
  readonly sides?: readonly [EntrantId, EntrantId];
}

export const resultEntered = defineFact<ResultEntered>({
  type: "resultEntered",
  evolve: (state, { match, result, sides }) =>
    alterMatch(state, match, (record) => ({ ...record, result, ...(sides && { sides }) })),
});
