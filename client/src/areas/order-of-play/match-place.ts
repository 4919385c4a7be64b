import { seatLabel, type MatchView, type Side } from "@drawroom/shared";
import { i18n } from "../../i18n";
import { linesWhere, roundShort, roundTitle, slotText } from "../../ui/format/round";

/** `QF`: a bracket's match by its round, where there is room for little. */
export function bracketShort({ isThirdPlace, round }: NonNullable<MatchView["bracket"]>): string {
  return isThirdPlace ? i18n.global.t("common.rounds.thirdShort") : roundShort(round);
}

/** `Main, Quarter-finals`. */
export function bracketWords({
  name,
  isThirdPlace,
  round,
}: NonNullable<MatchView["bracket"]>): string {
  return `${name}, ${isThirdPlace ? i18n.global.t("common.rounds.third") : roundTitle(round)}`;
}

/** What stands on a side where nobody is yet: `F9`, `Seed 9 (2nd)`, `Winner of QF 3`. */
export function openText(match: MatchView, side: Side): string {
  if (!match.bracket) return seatLabel(match[side].seat);
  const { sides, round } = match.bracket;
  return slotText(sides[side === "a" ? 0 : 1], linesWhere(round, match.round));
}

/** Who is on a side, or what stands for them. */
export const sideWords = (match: MatchView, side: Side): string =>
  match[side].name ?? openText(match, side);

/** The record that changes with a match, as it is lit. */
export const recordOf = ({ id, bracket }: MatchView): string =>
  `${bracket ? "bracketMatches" : "matches"}/${id}`;
