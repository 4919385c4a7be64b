import type { Criterion } from "@drawroom/shared";

export const CRITERIA: readonly Criterion[] = [
  "wins",
  "headToHead",
  "netPoints",
  "netGames",
  "pointsFor",
];

/** Orders that have a name (RES-2). `wcf`: wins, then a tie for a place is left tied for a play-off. */
export const PRESETS = {
  usual: ["wins", "headToHead", "netPoints"],
  wcf: ["wins"],
} as const satisfies Record<string, readonly Criterion[]>;
export type Preset = keyof typeof PRESETS;

const isSame = (a: readonly Criterion[], b: readonly Criterion[]): boolean =>
  a.length === b.length && a.every((criterion, i) => criterion === b[i]);

export const presetOf = (criteria: readonly Criterion[]): Preset | "own" =>
  (Object.keys(PRESETS) as Preset[]).find((preset) => isSame(PRESETS[preset], criteria)) ?? "own";

/** The list with the criterion at `index` moved one place up. */
export function movedUp(criteria: readonly Criterion[], index: number): Criterion[] {
  const list = [...criteria];
  const [moved] = list.splice(index, 1);
  if (moved) list.splice(Math.max(0, index - 1), 0, moved);
  return list;
}
