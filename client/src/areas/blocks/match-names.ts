import {
  matchParts,
  seatId,
  seatLabel,
  shownIn,
  type EventState,
  type MatchId,
  type Side,
} from "@drawroom/shared";

/** Who meets, by side; a seat that is not drawn yet is named by its label. */
export function matchNames(state: EventState, match: MatchId): Readonly<Record<Side, string>> {
  const { block, a, b } = matchParts(match);
  const nameAt = (seed: number): string => {
    const id = seatId(block, seed);
    const seat = state.seats[id];
    const entrant = seat ? shownIn(state, { ...seat, id, block, seed }) : null;
    return (entrant !== null && state.entrants[entrant]?.name) || seatLabel(id);
  };
  return { a: nameAt(a), b: nameAt(b) };
}
