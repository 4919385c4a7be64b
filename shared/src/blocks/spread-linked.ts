import { LETTERS } from "../model/ids.js";
import { averageIn, moved, type Plan } from "./plan.js";
import { averagesAfter, costOf, gapOf, isBefore, make, type TierExchange } from "./same-tier.js";

export type Linked = readonly [TierExchange, TierExchange];

/**
 * SPR-4: the ordered pair of exchanges that lowers (`excess`, `spread`) most, where no single one does; null: none does.
 * The second is judged on the seats after the first. The list's order decides what is equal.
 */
export function linkedExchanges(plan: Plan, exchanges: readonly TierExchange[]): Linked | null {
  const before = plan.seats.map((_, block) => averageIn(plan, block));
  const near = touching(exchanges);
  let best: Linked | null = null;
  let figures: readonly number[] = [0];
  for (const first of exchanges) {
    if (isIdle(plan, first)) continue;
    const cost = costOf(plan, first);
    const firstGap = gapOf(plan, first);
    make(plan, first);
    for (const second of near(first)) {
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

/** Between two of one country, or two that count for none, an exchange makes no room for another. */
const isIdle = ({ seats }: Plan, { tier, first, second }: TierExchange): boolean =>
  seats[first]![tier]!.group === seats[second]![tier]!.group;

/**
 * For an exchange, those that share a block with it, in the list's order. Others can't help: each of the two would
 * have to lower the pair alone, and none does.
 */
function touching(
  exchanges: readonly TierExchange[],
): (first: TierExchange) => readonly TierExchange[] {
  const known = new Map<number, readonly TierExchange[]>();
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
