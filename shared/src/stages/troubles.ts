import type { EntrantId } from "../model/ids.js";

export type TeamPair = readonly [EntrantId, EntrantId];
type Groups = readonly (readonly EntrantId[])[];

/** What speaks against a deal (STG-8). */
export interface StageTroubles {
  /** Pairs in one group that were in one group before. */
  readonly met: readonly TeamPair[];
  /** Pairs of the last stage's winners in one group, where runners-up went on too. */
  readonly winners: readonly TeamPair[];
  /** Teams in a larger group now and in the last stage, those of a short last tier apart. */
  readonly larger: readonly EntrantId[];
}

/** An earlier stage, as far as it matters for the next deal. */
export interface EarlierStage {
  readonly groups: Groups;
  /** Who were first in their groups. */
  readonly winners: readonly EntrantId[];
  readonly advance: number;
}

/** What the earlier stages say of any two teams, and of one. */
export interface StagePast {
  readonly hasMet: (a: EntrantId, b: EntrantId) => boolean;
  readonly areWinners: (a: EntrantId, b: EntrantId) => boolean;
  readonly wasInLarger: (team: EntrantId) => boolean;
}

/** Who are in a group above the stage's smallest size. */
export function inLarger(groups: Groups): EntrantId[] {
  const least = Math.min(...groups.map((group) => group.length));
  return groups.filter((group) => group.length > least).flat();
}

/** The earlier stages, the last last. */
export function stagePast(earlier: readonly EarlierStage[]): StagePast {
  const groupsOf = new Map<EntrantId, Set<readonly EntrantId[]>>();
  for (const group of earlier.flatMap(({ groups }) => groups)) {
    for (const team of group) groupsOf.set(team, (groupsOf.get(team) ?? new Set()).add(group));
  }
  const last = earlier.at(-1);
  const winners = new Set(last && last.advance >= 2 ? last.winners : []);
  const larger = new Set(last ? inLarger(last.groups) : []);
  return {
    hasMet: (a, b) => [...(groupsOf.get(a) ?? [])].some((group) => groupsOf.get(b)?.has(group)),
    areWinners: (a, b) => winners.has(a) && winners.has(b),
    wasInLarger: (team) => larger.has(team),
  };
}

/** The troubles of these groups. `shortTier`: the teams of a last tier that is short, whom no exchange could spare. */
export function stageTroubles(
  groups: Groups,
  past: StagePast,
  shortTier: readonly EntrantId[],
): StageTroubles {
  const pairs = groups.flatMap((group) =>
    group.flatMap((a, index) => group.slice(index + 1).map((b): TeamPair => [a, b])),
  );
  return {
    met: pairs.filter(([a, b]) => past.hasMet(a, b)),
    winners: pairs.filter(([a, b]) => past.areWinners(a, b)),
    larger: inLarger(groups).filter((team) => past.wasInLarger(team) && !shortTier.includes(team)),
  };
}

/** How many of each, in the order in which they count. */
export const weightOf = ({ met, winners, larger }: StageTroubles): [number, number, number] => [
  met.length,
  winners.length,
  larger.length,
];
