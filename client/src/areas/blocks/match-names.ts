import {
  bracketOfMatch,
  isBracketMatch,
  matchesOf,
  matchParts,
  seatId,
  seatLabel,
  shownIn,
  type EventState,
  type MatchId,
  type Side,
} from "@drawroom/shared";
import { sideWords } from "../order-of-play/match-place";

/** Who meets, by side; a seat that is not drawn yet is named by its label, a side of a bracket by what comes to it. */
export function matchNames(state: EventState, match: MatchId): Readonly<Record<Side, string>> {
  if (isBracketMatch(match)) {
    const found = matchesOf(state, { bracket: bracketOfMatch(match) }).find(
      ({ id }) => id === match,
    );
    return { a: found ? sideWords(found, "a") : "", b: found ? sideWords(found, "b") : "" };
  }
  const { block, a, b } = matchParts(match);
  const nameAt = (seed: number): string => {
    const id = seatId(block, seed);
    const seat = state.seats[id];
    const entrant = seat ? shownIn(state, { ...seat, id, block, seed }) : null;
    return (entrant !== null && state.entrants[entrant]?.name) || seatLabel(id);
  };
  return { a: nameAt(a), b: nameAt(b) };
}
