import type { DrawnEntrant } from "../model/draw-log.js";

/** An entrant in a draw. */
export interface Drawee extends DrawnEntrant {
  /** From 1. */
  readonly rank: number;
  /** Its country's place among those that count, in alphabetical order; NO_GROUP: none, or exempt (DRW-4). */
  readonly group: number;
}
export const NO_GROUP = -1;

/** The seats of a draw in the making, with its figures. It changes in place; nobody outside the draw sees it. */
export interface Plan {
  /** By block and seed number, both from 0. */
  readonly seats: Drawee[][];
  /** How many of a group a block has, and how many among its seeds 3 to 6. */
  readonly all: number[][];
  readonly middle: number[][];
  /** Sum and number of the grades that make a block's average. */
  readonly sums: number[];
  readonly graded: number[];
}

/** A place in a plan: block and tier, both from 0. */
export interface Place {
  readonly block: number;
  readonly tier: number;
}

/** Seeds 3 to 6. */
export const isMiddle = (tier: number): boolean => tier >= 2 && tier <= 5;

export function planOf(seats: readonly (readonly Drawee[])[], groups: number): Plan {
  const zeros = (): number[] => Array<number>(groups).fill(0);
  const plan: Plan = {
    seats: seats.map((block) => [...block]),
    all: seats.map(zeros),
    middle: seats.map(zeros),
    sums: seats.map(() => 0),
    graded: seats.map(() => 0),
  };
  seats.forEach((drawees, block) =>
    drawees.forEach((drawee, tier) => count(plan, { block, tier }, drawee, 1)),
  );
  return plan;
}

/** Whether a seat's grade is in its block's average: seeds 2 to the last but one. */
const isAveraged = (plan: Plan, { block, tier }: Place): boolean =>
  tier > 0 && tier < (plan.seats[block]?.length ?? 0) - 1;

function count(plan: Plan, place: Place, { group, grade }: Drawee, by: 1 | -1): void {
  const { block, tier } = place;
  if (group !== NO_GROUP) {
    plan.all[block]![group]! += by;
    if (isMiddle(tier)) plan.middle[block]![group]! += by;
  }
  if (grade !== null && isAveraged(plan, place)) {
    plan.sums[block]! += by * grade;
    plan.graded[block]! += by;
  }
}

export const draweeAt = (plan: Plan, { block, tier }: Place): Drawee => plan.seats[block]![tier]!;

/** Two entrants exchange their places; done twice it is undone. */
export function exchange(plan: Plan, x: Place, y: Place): void {
  const [atX, atY] = [draweeAt(plan, x), draweeAt(plan, y)];
  count(plan, x, atX, -1);
  count(plan, y, atY, -1);
  plan.seats[x.block]![x.tier] = atY;
  plan.seats[y.block]![y.tier] = atX;
  count(plan, x, atY, 1);
  count(plan, y, atX, 1);
}

/** A block's average, or null. */
export function averageIn(plan: Plan, block: number): number | null {
  const graded = plan.graded[block]!;
  return graded === 0 ? null : plan.sums[block]! / graded;
}

/** The block's average if another entrant had the place. */
export function averageWith(plan: Plan, place: Place, incoming: Drawee): number | null {
  const { block } = place;
  if (!isAveraged(plan, place)) return averageIn(plan, block);
  const outgoing = draweeAt(plan, place);
  const graded =
    plan.graded[block]! - Number(outgoing.grade !== null) + Number(incoming.grade !== null);
  return graded === 0
    ? null
    : (plan.sums[block]! - (outgoing.grade ?? 0) + (incoming.grade ?? 0)) / graded;
}

/** How far an average has moved; none where there is none. */
export const moved = (before: number | null, after: number | null): number =>
  before === null || after === null ? 0 : Math.abs(after - before);

/** The difference of two grades; an entrant without a grade counts 0 (BLK-2). */
export const gap = (x: Drawee, y: Drawee): number => Math.abs((x.grade ?? 0) - (y.grade ?? 0));
