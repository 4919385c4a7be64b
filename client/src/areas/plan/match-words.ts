import {
  entrantsOf,
  isBracketMatch,
  matchParts,
  seatId,
  seatLabel,
  type EventState,
  type MatchId,
} from "@drawroom/shared";

/** `Morag Thornloch v Yousef Underour`; a seat that nobody has stands for itself. */
export function matchWords(state: EventState, match: MatchId): string {
  if (isBracketMatch(match)) {
    const names = entrantsOf(state, match).map(({ name }) => name);
    return names.join(" v ") || match.slice(match.indexOf(".") + 1);
  }
  const { block, a, b } = matchParts(match);
  return [a, b]
    .map((seed) => seatId(block, seed))
    .map((seat) => state.entrants[state.seats[seat]?.entrant ?? ""]?.name ?? seatLabel(seat))
    .join(" v ");
}
