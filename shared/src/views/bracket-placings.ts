import { drawnMatchesOf, playOf } from "../knockout/play/play-of.js";
import { entrantIn } from "../knockout/play/slot.js";
import type { BracketId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

export interface Placing {
  readonly entrant: EntrantId;
  /** In the bracket, from 1. */
  readonly place: number;
  /** Others may have, or get, the same: 3= without a match for third, 5= … (PLY-1). */
  readonly isShared: boolean;
}

/**
 * The places of those whose way in a bracket has ended, the best first; at one place the upper in the draw first. Losers of the
 * semi-finals wait for the match for third.
 */
export function placingsOf(state: EventState, id: BracketId): readonly Placing[] {
  const play = playOf(state, id);
  const { rounds, thirdPlace } = play;
  const placings: Placing[] = [];
  const put = (entrant: EntrantId | null, place: number, isShared: boolean): void => {
    if (entrant !== null) placings.push({ entrant, place, isShared });
  };
  for (const match of drawnMatchesOf(play)) {
    const left = rounds.length - match.round;
    if (match.isThirdPlace) {
      put(entrantIn(match.winner), 3, false);
      put(entrantIn(match.loser), 4, false);
    } else if (left === 0) put(entrantIn(match.winner), 1, false);
    if (match.isThirdPlace || (left === 1 && thirdPlace)) continue;
    put(entrantIn(match.loser), 2 ** left + 1, left > 0);
  }
  return [...placings, ...placesOfTwoGone(state, id)].sort((x, y) => x.place - y.place);
}

/** Two who left before they met both went out there. */
function placesOfTwoGone(state: EventState, id: BracketId): readonly Placing[] {
  const play = playOf(state, id);
  return drawnMatchesOf(play)
    .filter((match) => match.outcome.kind === "void")
    .flatMap((match) => {
      const left = play.rounds.length - match.round;
      const place = match.isThirdPlace ? 3 : 2 ** left + 1;
      return [match.a, match.b]
        .map(entrantIn)
        .flatMap((entrant) => (entrant === null ? [] : [{ entrant, place, isShared: true }]));
    });
}
