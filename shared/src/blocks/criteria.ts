import type { Criterion } from "../model/competition.js";
import type { EntrantId } from "../model/ids.js";

/** What an entrant's matches in a block come to. */
export interface Line {
  readonly entrant: EntrantId;
  /** Half a win where a match ended level. */
  readonly wins: number;
  readonly netPoints: number;
  readonly netGames: number;
  readonly pointsFor: number;
  /** Wins by opponent, 0 or half too; who was not met is not in it. */
  readonly winsAgainst: ReadonlyMap<EntrantId, number>;
}

type Figure = (line: Line, tied: readonly Line[]) => number;

/** Each criterion of RES-2 as a figure, the highest first. */
const figures: Readonly<Record<Criterion, Figure>> = {
  wins: (line) => line.wins,
  // RES-3: a table among all who are tied at this point, never one pair of them.
  headToHead: (line, tied) =>
    tied.reduce((sum, other) => sum + (line.winsAgainst.get(other.entrant) ?? 0), 0),
  netPoints: (line) => line.netPoints,
  netGames: (line) => line.netGames,
  pointsFor: (line) => line.pointsFor,
};

/** Those of a group who are level on a criterion, and at how much. */
export interface Part<L extends Line> {
  readonly figure: number;
  readonly lines: readonly L[];
}

/** Hears what each criterion made of a group, the best first; one part: it did not split them (RES-6). */
export type Told<L extends Line> = (criterion: Criterion, parts: readonly Part<L>[]) => void;

/**
 * The order by a list of criteria: groups, the best first; who share a group are level on all of them (RES-2).
 * Inside a group the order given is kept.
 */
export function orderByCriteria<L extends Line>(
  lines: readonly L[],
  criteria: readonly Criterion[],
  told?: Told<L>,
): readonly (readonly L[])[] {
  const [criterion, ...rest] = criteria;
  if (lines.length < 2 || criterion === undefined) return lines.length > 0 ? [lines] : [];
  const parts = parted(lines, figures[criterion]);
  told?.(criterion, parts);
  if (parts.length === 1) return orderByCriteria(lines, rest, told);
  // RES-3: where head-to-head parts them, each tie that is left starts again at it among its own members.
  const next = criterion === "headToHead" ? criteria : rest;
  return parts.flatMap((part) => orderByCriteria(part.lines, next, told));
}

function parted<L extends Line>(lines: readonly L[], figure: Figure): Part<L>[] {
  const parts = new Map<number, L[]>();
  for (const line of lines) {
    const value = figure(line, lines);
    const part = parts.get(value);
    if (part) part.push(line);
    else parts.set(value, [line]);
  }
  return [...parts]
    .sort(([a], [b]) => b - a)
    .map(([value, part]) => ({ figure: value, lines: part }));
}
