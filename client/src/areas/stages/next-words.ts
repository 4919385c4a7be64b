import {
  nextStageIfNow,
  stageOf,
  type CompetitionId,
  type EventState,
  type StageGroupView,
} from "@drawroom/shared";
import { i18n } from "../../i18n";
import { namesText } from "../blocks/names-text";
import { teamName } from "./team-name";

/** What comes after the last stage: sentences, the first a lead (STG-4). Empty before the first stage. */
export function nextWords(state: EventState, competition: CompetitionId): readonly string[] {
  const { t } = i18n.global;
  const next = nextStageIfNow(state, competition);
  const stage = next && stageOf(state, competition, next.number - 1);
  if (!next || !stage || stage.state === "proposed") return [];
  const total = stage.groups.reduce((sum, { games }) => sum + games.length, 0);
  // Before the first result all are level, which says nothing.
  if (next.open === total) return [t("stages.next.open", next.open)];
  const isClosed = stage.state === "closed";
  const names = namesText(next.champions.map((team) => teamName(state, team)));
  const teams = t("stages.teams", next.teams.length);
  const groups = t("stages.groups", next.groups);
  const words: string[] = [t(isClosed ? "stages.next.fixed" : "stages.next.ifNow")];
  if (next.champions.length > 0) {
    const isShared = next.champions.length > 1;
    const key = isClosed
      ? isShared
        ? "shareTitle"
        : "hasTitle"
      : isShared
        ? "titleShared"
        : "title";
    words.push(t(`stages.next.${key}`, { names }));
  } else if (next.isNobodyOut) {
    words.push(t("stages.next.nobodyOut"));
  } else {
    const key = `${isClosed ? "went" : "goOn"}${next.isFinal ? "Final" : ""}`;
    words.push(t(`stages.next.${key}`, { teams, groups }));
  }
  if (stage.isDecidedByManager) words.push(t("stages.next.decided"));
  if (!isClosed && next.champions.length === 0)
    words.push(...tieWords(state, stage.groups, stage.advance));
  if (next.open > 0) words.push(t("stages.next.open", next.open));
  return words;
}

/** Who are level for the last place that goes on, once anything was played in their group. */
function tieWords(
  state: EventState,
  groups: readonly StageGroupView[],
  advance: number,
): readonly string[] {
  return groups.flatMap(({ number, rows, games, open }) => {
    const placed = rows.filter(({ isPlaced }) => isPlaced);
    if (placed.length <= Math.max(1, advance) || open === games.length) return [];
    const least = Math.min(...placed.map(({ points }) => points));
    const level = placed.filter(({ points }) => points === least);
    const names = namesText(level.map(({ entrant }) => teamName(state, entrant)));
    return [i18n.global.t("stages.next.tie", { n: number, names })];
  });
}
