import type { SeatSwap } from "./swap-board.js";

/** Swaps in turn, with what they add to the weight of troubles and to the rating difference. */
export interface SwapSet {
  readonly swaps: readonly SeatSwap[];
  readonly weight: number;
  readonly difference: number;
}

/** A set, and the groups that it touches. */
export interface GroupedSet extends SwapSet {
  readonly groups: readonly number[];
}

export const NO_SWAPS: SwapSet = { swaps: [], weight: 0, difference: 0 };

/** Less weight, then fewer swaps, then a smaller rating difference (STG-8). */
export const isBetterSet = (x: SwapSet, y: SwapSet): boolean =>
  x.weight !== y.weight
    ? x.weight < y.weight
    : x.swaps.length !== y.swaps.length
      ? x.swaps.length < y.swaps.length
      : x.difference < y.difference;

const together = (x: SwapSet, y: SwapSet): SwapSet => ({
  swaps: [...x.swaps, ...y.swaps],
  weight: x.weight + y.weight,
  difference: x.difference + y.difference,
});

/**
 * The best of `best` and of all that can be put together, to `size` swaps, of sets that share no group. `bySize[0]` are
 * sets of one swap, and so on; all lower the weight.
 */
export function bestTogether(
  bySize: readonly (readonly GroupedSet[])[],
  size: number,
  best: SwapSet,
): SwapSet {
  const sorted = bySize.map((sets) => [...sets].sort((x, y) => x.weight - y.weight));
  let found = best;
  const add = (so: SwapSet, groups: readonly number[], left: number, largest: number): void => {
    if (left === 0) {
      if (isBetterSet(so, found)) found = so;
      return;
    }
    for (let next = Math.min(left, largest); next >= 1; next--) {
      for (const set of sorted[next - 1] ?? []) {
        // They are sorted: as many as still fit, each as good as this one, would not do.
        if (next === 1 && so.weight + left * set.weight > found.weight) break;
        if (set.groups.some((group) => groups.includes(group))) continue;
        add(together(so, set), [...groups, ...set.groups], left - next, next);
      }
    }
  };
  add(NO_SWAPS, [], size, size);
  return found;
}
