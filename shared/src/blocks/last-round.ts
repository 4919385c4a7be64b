import { gap, NO_GROUP, type Drawee } from "./plan.js";
import { isBefore } from "./same-tier.js";
import type { Pair } from "./order-of-play.js";

/** Two seed numbers that exchange, the smaller first. */
export type SeedExchange = Pair;

/** LRA-2: seeds 3 to 6, and 7 to 10 (7 and 8 in a block of 8 or 9); a band ends at the block's size. */
export function bandsOf(size: number): readonly (readonly [number, number])[] {
  const bands: (readonly [number, number])[] = [[3, Math.min(6, size)]];
  if (size >= 8) bands.push([7, size >= 10 ? 10 : 8]);
  return bands.filter(([from, to]) => from < to);
}

/** Pairs of two entrants of one country that counts (LRA-1). */
export const conflictsIn = (block: readonly Drawee[], pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(([a, b]) => {
    const group = block[a - 1]?.group ?? NO_GROUP;
    return group !== NO_GROUP && group === block[b - 1]?.group;
  });

/** Whether no exchange could ever clear their meeting (LRA-5): neither may move, or the two are all of their band. */
export const isFixedPair = (size: number, [a, b]: Pair): boolean =>
  bandsOf(size).every(([from, to]) => {
    const isIn = (seed: number): boolean => from <= seed && seed <= to;
    return (from === a && to === b) || !(isIn(a) || isIn(b));
  });

interface Option {
  readonly swaps: readonly SeedExchange[];
  readonly conflicts: number;
  /** Sum of grade differences, each of the two exchanged at that moment. */
  readonly gap: number;
  readonly seeds: readonly number[];
}

/**
 * The exchanges inside a block that keep its last round free of pairs of one country, or leave the fewest (LRA-3 to
 * LRA-5); in the order in which to make them, none where nothing is to be won.
 * @param block seed 1 first
 * @param pairs of the last round
 */
export function lastRoundExchanges(
  block: readonly Drawee[],
  pairs: readonly Pair[],
): readonly SeedExchange[] {
  const now = conflictsIn(block, pairs).length;
  if (now === 0) return [];
  const bands = bandsOf(block.length);
  const judged = (sets: readonly (readonly SeedExchange[])[]): Option[] =>
    sets.map((swaps) => optionOf(block, pairs, swaps));
  const clear = ({ conflicts }: Option): boolean => conflicts === 0;
  const neighbours = judged(neighbourSets(bands));
  const cleared = least(neighbours.filter(clear), ({ swaps, gap }) => [swaps.length, gap]);
  if (cleared) return cleared.swaps;
  const anyTwo = judged(oneOrTwo(bands));
  const option =
    least(anyTwo.filter(clear), ({ swaps, gap }) => [gap, swaps.length]) ??
    least([...neighbours, ...anyTwo], ({ conflicts, swaps, gap }) => [
      conflicts,
      swaps.length,
      gap,
    ]);
  return option && option.conflicts < now ? option.swaps : [];
}

function optionOf(
  block: readonly Drawee[],
  pairs: readonly Pair[],
  swaps: readonly SeedExchange[],
): Option {
  const seats = [...block];
  let total = 0;
  for (const [a, b] of swaps) {
    const [x, y] = [seats[a - 1]!, seats[b - 1]!];
    total += gap(x, y);
    [seats[a - 1], seats[b - 1]] = [y, x];
  }
  const seeds = swaps.flat().sort((a, b) => a - b);
  return { swaps, conflicts: conflictsIn(seats, pairs).length, gap: total, seeds };
}

/** The option with the lowest figures; of equal ones that with the lowest seeds, then the first. */
function least(options: readonly Option[], figures: (option: Option) => number[]): Option | null {
  let best: Option | null = null;
  for (const option of options) {
    const order = (one: Option): number[] => [...figures(one), ...one.seeds];
    if (!best || isBefore(order(option), order(best))) best = option;
  }
  return best;
}

/** All sets of exchanges between neighbours of a band, each seed in at most one, the empty one left out. */
function neighbourSets(bands: readonly (readonly [number, number])[]): SeedExchange[][] {
  let sets: SeedExchange[][] = [[]];
  for (const [from, to] of bands) {
    for (let seed = from; seed < to; seed++) {
      const free = sets.filter((set) => !set.some(([, b]) => b === seed));
      sets = [...sets, ...free.map((set): SeedExchange[] => [...set, [seed, seed + 1]])];
    }
  }
  return sets.filter((set) => set.length > 0);
}

/** All sequences of one or two exchanges of any two seeds of a band. */
function oneOrTwo(bands: readonly (readonly [number, number])[]): SeedExchange[][] {
  const one: SeedExchange[] = [];
  for (const [from, to] of bands) {
    for (let a = from; a < to; a++) for (let b = a + 1; b <= to; b++) one.push([a, b]);
  }
  const two = one.flatMap((x) => one.map((y): SeedExchange[] => [x, y]));
  return [...one.map((swap) => [swap]), ...two];
}
