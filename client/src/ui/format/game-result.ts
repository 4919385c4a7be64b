import type { BoardResult, StageResult } from "@drawroom/shared";
import { i18n } from "../../i18n";

const WALKOVERS: Readonly<Record<string, string>> = { "+-": "1-0", "-+": "0-1", "--": "0-0" };

/** A game of chess in words, White first: `½-½`, `1-0 on time`, `0-1 walkover`. */
export function gameResultWords(result: BoardResult | StageResult): string {
  const { t } = i18n.global;
  if (result === "=") return "½-½";
  const unplayed = WALKOVERS[result];
  if (unplayed !== undefined) return `${unplayed} ${t("common.walkoverLong")}`;
  const score = result.slice(0, 3);
  if (result.endsWith("t")) return `${score} ${t("common.onTime")}`;
  return result.endsWith("w") ? `${score} ${t("common.walkoverLong")}` : score;
}
