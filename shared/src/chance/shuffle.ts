import type { RandomNumbers } from "./random-numbers.js";

/** The ids in an order by chance: sorted, then Fisher–Yates from the last place down (KON-2). */
export function shuffled(ids: readonly string[], numbers: RandomNumbers): string[] {
  const order = [...ids].sort();
  for (let last = order.length - 1; last > 0; last--) {
    const other = numbers.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
