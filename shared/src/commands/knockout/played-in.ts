import type { BracketId, MatchId } from "../../model/ids.js";
import { bracketMatchIdsOf } from "../../model/keys.js";
import type { EventState } from "../../model/state.js";

/** The matches of a bracket that have a result. */
export const playedIn = (state: EventState, bracket: BracketId): readonly MatchId[] =>
  bracketMatchIdsOf(state, bracket)
    .filter((id) => state.bracketMatches[id]?.result !== undefined)
    .sort();
