import { OPEN_OUTCOME, outcomesIn, VOID_OUTCOME, type Outcome } from "../blocks/outcome.js";
import { drawnMatchOf } from "../knockout/play/play-of.js";
import { isBracketMatch, matchParts, type MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** What became of a match; `open` where it or its entrants are not there, `void` where a bye leaves nothing to be played. */
export function outcomeOf(state: EventState, id: MatchId): Outcome {
  if (!isBracketMatch(id)) {
    return outcomesIn(state, matchParts(id).block).get(id) ?? OPEN_OUTCOME;
  }
  const match = drawnMatchOf(state, id);
  if (!match) return OPEN_OUTCOME;
  return match.state === "bye" ? VOID_OUTCOME : match.outcome;
}
