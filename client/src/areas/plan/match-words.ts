import {
  bracketOfMatch,
  isBracketMatch,
  matchesOf,
  matchParts,
  seatId,
  seatLabel,
  type EventState,
  type MatchId,
} from "@drawroom/shared";
import { i18n } from "../../i18n";
import { sideWords } from "../order-of-play/match-place";

/** `Morag Thornloch v Yousef Underour`; what nobody has yet stands for itself: `F9`, `Winner of QF 3`. */
export function matchWords(state: EventState, match: MatchId): string {
  const against = ` ${i18n.global.t("common.against")} `;
  if (isBracketMatch(match)) {
    const shown = matchesOf(state, { bracket: bracketOfMatch(match) }).find(
      ({ id }) => id === match,
    );
    return shown
      ? sideWords(shown, "a") + against + sideWords(shown, "b")
      : match.slice(match.indexOf(".") + 1);
  }
  const { block, a, b } = matchParts(match);
  return [a, b]
    .map((seed) => seatId(block, seed))
    .map((seat) => state.entrants[state.seats[seat]?.entrant ?? ""]?.name ?? seatLabel(seat))
    .join(against);
}
