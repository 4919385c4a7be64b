import {
  exchanged,
  stageTiers,
  orderOfStage,
  type EntrantId,
  type EventState,
  type StageAt,
} from "@drawroom/shared";
import { i18n } from "../../i18n";
import { teamName } from "./team-name";
import { differenceWords, troublesIn } from "./trouble-words";
import type { MoveTarget } from "./use-moving";

type Groups = readonly (readonly EntrantId[])[];

/** What dropping a team there would change: pairs that have met, winners together, larger groups, and the tiers (STG-8). */
export function effectWords(
  state: EventState,
  stage: StageAt,
  groups: Groups,
  team: EntrantId,
  target: MoveTarget,
): string {
  const after =
    target.team === null
      ? movedTo(groups, team, target.group)
      : exchanged(groups, { a: team, b: target.team });
  const difference = differenceWords(
    state,
    troublesIn(state, stage, groups),
    troublesIn(state, stage, after),
  );
  const tiers =
    target.team === null ? "" : tierWords(state, stage, groups.length, team, target.team);
  return [tiers, difference].filter(Boolean).join(" ");
}

const movedTo = (groups: Groups, team: EntrantId, to: number): EntrantId[][] =>
  groups.map((teams, index) => {
    const staying = teams.filter((other) => other !== team);
    return index === to - 1 ? [...staying, team] : staying;
  });

function tierWords(
  state: EventState,
  stage: StageAt,
  groups: number,
  a: EntrantId,
  b: EntrantId,
): string {
  const tiers = stageTiers(orderOfStage(state, stage), groups);
  const [n, m] = [a, b].map((team) => 1 + tiers.findIndex((tier) => tier.includes(team)));
  const { t } = i18n.global;
  return n === m
    ? t("stages.effect.tier", { n: n ?? 0 })
    : t("stages.effect.otherTier", {
        a: teamName(state, a),
        b: teamName(state, b),
        n: n ?? 0,
        m: m ?? 0,
      });
}
