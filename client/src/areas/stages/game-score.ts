import type { SettledResult } from "@drawroom/shared";
import { i18n } from "../../i18n";

/** White's score first; empty where none counts. */
export function gameScore(result: SettledResult): string {
  if (result === null || result === "struck") return "";
  return result === "=" ? "½-½" : result.slice(0, 3);
}

/** What is to be said of the score: lost on time, by walkover, struck; empty for a game that was played out (STG-7, 9). */
export function gameRemark(result: SettledResult): string {
  const { t } = i18n.global;
  if (result === "struck") return t("stages.games.struck");
  if (result?.endsWith("t")) return t("stages.games.onTime");
  return result?.endsWith("w") ? t("stages.games.walkover") : "";
}

/** In words for ears and messages: `1-0 on time`, `not played`. */
export const gameWords = (result: SettledResult): string =>
  [gameScore(result), gameRemark(result)].filter(Boolean).join(" ") ||
  i18n.global.t("stages.games.open");
