import { OPEN_OUTCOME, outcomesIn, VOID_OUTCOME, type Outcome } from "../blocks/outcome.js";
import { drawnMatchOf } from "../knockout/play/play-of.js";
import { isBracketMatch, matchParts, type MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/**
 * What became of a match; `open` while its entrants are not there. A bye of a bracket, and a place in it that there is no more,
 * leave nothing to be played: `void`.
 */
export function outcomeOf(state: EventState, id: MatchId): Outcome {
  if (!isBracketMatch(id)) {
    return outcomesIn(state, matchParts(id).block).get(id) ?? OPEN_OUTCOME;
  }
  const match = drawnMatchOf(state, id);
  return !match || match.state === "bye" ? VOID_OUTCOME : match.outcome;
}
