import { LETTERS } from "../model/ids.js";
import { averageIn, moved, NO_GROUP, type Plan } from "./plan.js";
import { averagesAfter, costOf, gapOf, isBefore, make, type TierExchange } from "./same-tier.js";

export type Linked = readonly [TierExchange, TierExchange];

/**
 * SPR-4: the ordered pair of exchanges that lowers (`excess`, `spread`) most, where no single one does; null: none does.
 * The second is judged on the seats after the first. The list's order decides what is equal.
 */
export function linkedExchanges(plan: Plan, exchanges: readonly TierExchange[]): Linked | null {
  const before = plan.seats.map((_, block) => averageIn(plan, block));
  const all = exchanges.map((swap) => groupedIn(plan, swap));
  const near = touching(all);
  let best: Linked | null = null;
  let figures: readonly number[] = [0];
  for (const first of all) {
    // Between two of one country, or two that count for none, an exchange makes no room for another.
    if (first.x === first.y) continue;
    const cost = costOf(plan, first);
    const firstGap = gapOf(plan, first);
    make(plan, first);
    for (const second of near(first)) {
      if (!canHelp(first, second)) continue;
      const both = cost + costOf(plan, second);
      if (both >= 0 || both > figures[0]!) continue;
      const movement = movementOfBoth(plan, before, first, second);
      const own = [both, movement, firstGap + gapOf(plan, second)];
      if (best && !isBefore(own, figures)) continue;
      [best, figures] = [[first, second], own];
    }
    make(plan, first);
  }
  return best;
}

/** An exchange with the groups of its two entrants before any is made. */
interface Grouped extends TierExchange {
  readonly x: number;
  readonly y: number;
}

const groupedIn = ({ seats }: Plan, swap: TierExchange): Grouped => ({
  ...swap,
  x: seats[swap.first]![swap.tier]!.group,
  y: seats[swap.second]![swap.tier]!.group,
});

/**
 * For an exchange, those that share a block with it, in the list's order. Others can't help: each of the two would
 * have to lower the pair alone, and none does.
 */
function touching(exchanges: readonly Grouped[]): (first: TierExchange) => readonly Grouped[] {
  const known = new Map<number, readonly Grouped[]>();
  return ({ first, second }) => {
    const key = first * LETTERS.length + second;
    let near = known.get(key);
    if (!near) {
      const isNear = (block: number): boolean => block === first || block === second;
      near = exchanges.filter((swap) => isNear(swap.first) || isNear(swap.second));
      known.set(key, near);
    }
    return near;
  };
}

/** For the same reason two that share a block must share a seat, or a country that counts. */
function canHelp(first: Grouped, second: Grouped): boolean {
  if (first.tier === second.tier) return true;
  const { x, y } = second;
  return (
    (x !== NO_GROUP && (x === first.x || x === first.y)) ||
    (y !== NO_GROUP && (y === first.x || y === first.y))
  );
}

/** How far both together move the averages of all blocks that they touch. The first has been made. */
function movementOfBoth(
  plan: Plan,
  before: readonly (number | null)[],
  first: TierExchange,
  second: TierExchange,
): number {
  const [x, y] = averagesAfter(plan, second);
  let sum = moved(before[second.first]!, x) + moved(before[second.second]!, y);
  for (const block of [first.first, first.second]) {
    if (block === second.first || block === second.second) continue;
    sum += moved(before[block]!, averageIn(plan, block));
  }
  return sum;
}
