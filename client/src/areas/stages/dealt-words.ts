import type { EntrantId, StageView } from "@drawroom/shared";
import { i18n } from "../../i18n";
import { namesText } from "../blocks/names-text";

/** Why the groups are as they are: how they were dealt, which are larger, how many were moved since (STG-2, 3). */
export function dealtWords(
  { groups, isSemi }: StageView,
  asDealt: readonly (readonly EntrantId[])[],
): string {
  const { t } = i18n.global;
  const sizes = groups.map(({ teams }) => teams.length);
  const teams = t(
    "stages.teams",
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const how = groups.length === 1 ? "one" : isSemi ? "semi" : "turn";
  const largest = Math.max(...sizes);
  const larger = groups.filter((group) => group.teams.length === largest);
  const isUneven = larger.length < groups.length;
  const moved = groups.reduce(
    (sum, group, i) => sum + group.teams.filter((team) => !asDealt[i]?.includes(team)).length,
    0,
  );
  return [
    t(`stages.dealt.${how}`, { teams, groups: groups.length }),
    isUneven
      ? t(
          "stages.dealt.larger",
          { list: namesText(larger.map(({ number }) => String(number))), size: largest },
          larger.length,
        )
      : "",
    moved > 0 ? t("stages.dealt.moved", moved) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
