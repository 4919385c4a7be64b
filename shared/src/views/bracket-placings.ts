import type { BracketPlay } from "../knockout/play/advance.js";
import type { DrawnMatch } from "../knockout/play/drawn-match.js";
import { drawnMatchesOf, playOf } from "../knockout/play/play-of.js";
import { entrantIn, type Slot } from "../knockout/play/slot.js";
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
 * semi-finals wait for the match for third. Two who left before they met both went out there, behind who is third without them.
 */
export function placingsOf(state: EventState, id: BracketId): readonly Placing[] {
  const play = playOf(state, id);
  return drawnMatchesOf(play)
    .flatMap((match) => placingsIn(match, play))
    .sort((x, y) => x.place - y.place);
}

function placingsIn(match: DrawnMatch, { rounds, thirdPlace }: BracketPlay): readonly Placing[] {
  const { a, b, winner, loser, isThirdPlace, outcome } = match;
  const left = rounds.length - match.round;
  const lost = isThirdPlace ? 3 : 2 ** left + 1;
  if (outcome.kind === "void") {
    const isThirdTaken = left === 1 && thirdPlace !== null && entrantIn(thirdPlace.winner) !== null;
    const place = isThirdTaken ? 4 : lost;
    return [...placed(a, place, true), ...placed(b, place, true)];
  }
  if (isThirdPlace) return [...placed(winner, 3, false), ...placed(loser, 4, false)];
  if (left === 0) return [...placed(winner, 1, false), ...placed(loser, 2, false)];
  return left === 1 && thirdPlace ? [] : placed(loser, lost, true);
}

function placed(slot: Slot, place: number, isShared: boolean): readonly Placing[] {
  const entrant = entrantIn(slot);
  return entrant === null ? [] : [{ entrant, place, isShared }];
}
