import {
  averageIn,
  averageWith,
  draweeAt,
  exchange,
  gap,
  isMiddle,
  moved,
  NO_GROUP,
  type Place,
  type Plan,
} from "./plan.js";

/** An exchange of the two entrants of a tier in two blocks; all from 0, `first` the earlier block. */
export interface TierExchange {
  readonly tier: number;
  readonly first: number;
  readonly second: number;
}

export const firstOf = ({ tier, first }: TierExchange): Place => ({ block: first, tier });
export const secondOf = ({ tier, second }: TierExchange): Place => ({ block: second, tier });

/** All exchanges there are, seed 1 of a block never among them (SPR-1): by tier, then first block, then second. */
export function tierExchanges({ seats }: Plan): TierExchange[] {
  const sizes = seats.map((block) => block.length);
  const found: TierExchange[] = [];
  for (let tier = 1; tier < Math.max(...sizes); tier++) {
    const blocks = [...sizes.keys()].filter((block) => sizes[block]! > tier);
    for (const first of blocks) {
      for (const second of blocks) if (first < second) found.push({ tier, first, second });
    }
  }
  return found;
}

/** One unit of `excess` outweighs any `spread`: together they compare as the pair (SPR-3). */
const EXCESS = 1e6;
const excessOf = (count: number): number => Math.max(0, count - 2);

/** What moving one of a group from a block to another adds to `excess`. */
export function excessAdded(plan: Plan, group: number, from: number, to: number): number {
  const [here, there] = [plan.middle[from]![group]!, plan.middle[to]![group]!];
  return excessOf(here - 1) - excessOf(here) + excessOf(there + 1) - excessOf(there);
}

/** What moving one of a group from a block to another adds to `spread`. */
export const spreadAdded = (plan: Plan, group: number, from: number, to: number): number =>
  2 * (plan.all[to]![group]! - plan.all[from]![group]! + 1);

/** What an exchange adds to (`excess`, `spread`): below 0 it lowers the pair. */
export function costOf(plan: Plan, swap: TierExchange): number {
  const { tier, first, second } = swap;
  const x = plan.seats[first]![tier]!.group;
  const y = plan.seats[second]![tier]!.group;
  if (x === y) return 0;
  let cost = 0;
  if (x !== NO_GROUP) {
    cost += spreadAdded(plan, x, first, second);
    if (isMiddle(tier)) cost += EXCESS * excessAdded(plan, x, first, second);
  }
  if (y !== NO_GROUP) {
    cost += spreadAdded(plan, y, second, first);
    if (isMiddle(tier)) cost += EXCESS * excessAdded(plan, y, second, first);
  }
  return cost;
}

/** The difference of the two grades that an exchange swaps. */
export const gapOf = (plan: Plan, swap: TierExchange): number =>
  gap(draweeAt(plan, firstOf(swap)), draweeAt(plan, secondOf(swap)));

/** The averages of the two blocks after an exchange. */
export function averagesAfter(
  plan: Plan,
  swap: TierExchange,
): readonly [number | null, number | null] {
  const [x, y] = [firstOf(swap), secondOf(swap)];
  return [averageWith(plan, x, draweeAt(plan, y)), averageWith(plan, y, draweeAt(plan, x))];
}

/** How far an exchange moves the two averages. */
export function movementOf(plan: Plan, swap: TierExchange): number {
  const [first, second] = averagesAfter(plan, swap);
  return moved(averageIn(plan, swap.first), first) + moved(averageIn(plan, swap.second), second);
}

export const make = (plan: Plan, swap: TierExchange): void =>
  exchange(plan, firstOf(swap), secondOf(swap));

/** Averages, and sums of them, this close are equal. */
export const CLOSE = 1e-9;

/** Compares by figures in turn, the lower first; equal within `CLOSE`. */
export function isBefore(x: readonly number[], y: readonly number[]): boolean {
  for (const [index, figure] of x.entries()) {
    const difference = figure - y[index]!;
    if (Math.abs(difference) > CLOSE) return difference < 0;
  }
  return false;
}
