import {
  adjusting,
  allowsGroups,
  dealStage,
  finished,
  stageColours,
  stageEnding,
  stageGames,
  weightOf,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import {
  openIn,
  orderOf,
  pastOf,
  planOf,
  settledOf,
  tablesInWords,
  tablesOf,
  tiersOf,
  unordered,
  type StagesCase,
} from "./stages-case";
import { readVectors } from "./vectors";

const groupsOf = (one: StagesCase) => one.groups ?? dealStage(orderOf(one), planOf(one));

/** What the engine says to each part of a case that the vectors ask about. */
const answers: Readonly<Record<string, (one: StagesCase) => unknown>> = {
  deal: (one) => ({
    order: orderOf(one),
    tiers: tiersOf(one),
    groups: dealStage(orderOf(one), planOf(one)),
    places: planOf(one).advance,
  }),
  refused: (one) =>
    one.expect.refused?.filter(({ groups }) => !allowsGroups(one.teams.length, groups)),
  colours: (one) => groupsOf(one).map((group) => stageColours(group.length)),
  games: (one) =>
    groupsOf(one).map((group) => stageGames(group).map(({ white, black }) => [white, black])),
  settled: settledOf,
  tables: tablesInWords,
  close: closeOf,
  adjust: adjustOf,
};

/** Who goes on, and champions where there are such; or the games still open. */
function closeOf(one: StagesCase) {
  const open = openIn(one);
  if (open.length > 0) return { open };
  const { advance, champions } = stageEnding(tablesOf(one), planOf(one).advance, orderOf(one));
  return { advance, ...(champions.length > 0 && { champions }) };
}

/** Any of the sets of groups that are as good will do. */
function adjustOf(one: StagesCase) {
  const groups = dealStage(orderOf(one), planOf(one));
  const rating = new Map(one.teams.map(({ id, rating }) => [id, rating]));
  const ratingOf = (team: string) => rating.get(team) ?? null;
  const adjusted = finished(
    adjusting({ groups, tiers: tiersOf(one), past: pastOf(one), ratingOf }),
  );
  const wanted = one.expect.adjust!;
  const inSets = (sets: readonly (readonly string[])[]) =>
    JSON.stringify(sets.map((group) => [...group].sort()).sort());
  const isAmong = wanted.groupsAfter.some((sets) => inSets(sets) === inSets(adjusted.groups));
  return {
    dealt: groups,
    troubles: unordered(adjusted.before),
    weight: weightOf(adjusted.before),
    swaps: adjusted.swaps.length,
    weightAfter: weightOf(adjusted.after),
    groupsAfter: isAmong ? wanted.groupsAfter : [adjusted.groups],
  };
}

/** The expected answer, with what has no order sorted. */
function expected({ expect: { adjust, ...rest } }: StagesCase) {
  return adjust ? { ...rest, adjust: { ...adjust, troubles: unordered(adjust.troubles) } } : rest;
}

const cases = readVectors<StagesCase>("stages");

describe("[STG-2] deal, colours, games, tables, ending and proposals of a stage", () => {
  it.each(cases.map((one) => [one.id, one.title, one] as const))("%s %s", (_id, _title, one) => {
    const asked = Object.keys(one.expect);
    const unknown = asked.filter((part) => answers[part] === undefined);
    expect(unknown).toEqual([]);
    const given = Object.fromEntries(asked.map((part) => [part, answers[part]?.(one)]));
    expect(given).toEqual(expected(one));
  });
});
