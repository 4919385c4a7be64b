import type { MatchResult, Side } from "@drawroom/shared";
import { i18n } from "../../i18n";

/**
 * A result as it is read from one side: `7-4 3-7 7-5`; a walkover `w/o`; a retirement `7-4 2-1 ret.` Hyphens, as on every
 * score sheet: U+2212 is for figures below nought.
 */
export function scoreOf(result: MatchResult, side: Side): string {
  const { t } = i18n.global;
  if ("walkover" in result) return t("common.walkover");
  const games = result.games.map(([a, b]) => (side === "a" ? `${a}-${b}` : `${b}-${a}`)).join(" ");
  return "retired" in result ? [games, t("common.retired")].filter(Boolean).join(" ") : games;
}
