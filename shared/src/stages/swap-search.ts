import type { SeatSwap, SwapBoard } from "./swap-board.js";
import { bestTogether, isBetterSet, NO_SWAPS, type GroupedSet, type SwapSet } from "./swap-sets.js";

/** Most swaps that are proposed at once (STG-8). */
export const MOST_SWAPS = 3;

/** How far a search is: `done` of `total` parts. */
export interface SearchProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * The best swaps, at most three, none where none lower the weight (STG-8). Sets that share no group add up, so only sets
 * that hang together by their groups are tried one by one. Each part of the best lowers the weight by itself, and so can
 * begin in a group with trouble. Of the smaller sets the best for their groups are kept and then put together.
 */
export function* bestSwaps(board: SwapBoard): Generator<SearchProgress, SwapSet> {
  const weights = board.swapsOf.map((_, group) => board.weightIn(group));
  const troubled = weights.flatMap((weight, group) => (weight > 0 ? [group] : []));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const starts = [...new Set(troubled.flatMap((group) => board.swapsOf[group]!))];
  const bySize: GroupedSet[][] = [];
  let best = NO_SWAPS;
  for (let size = 1; size <= MOST_SWAPS && best.weight > -all; size++) {
    const search = new SearchOfSize(board, { size, troubled, bestSoFar: best.weight });
    for (const [index, start] of starts.entries()) {
      search.growFrom(start);
      yield { done: (size - 1) * starts.length + index + 1, total: MOST_SWAPS * starts.length };
    }
    bySize.push(search.sets());
    best = bestTogether(bySize, size, best);
  }
  return best;
}

/** A size of sets, the groups in which they can begin, and what smaller ones have come to. */
interface SearchTask {
  readonly size: number;
  readonly troubled: readonly number[];
  readonly bestSoFar: number;
}

/** Of one size, the best sets for each choice of groups; of the largest size, the best of all. */
class SearchOfSize {
  readonly #board: SwapBoard;
  readonly #size: number;
  /** Where a set can begin. */
  readonly #troubled: readonly number[];
  readonly #swaps: SeatSwap[] = [];
  readonly #byGroups = new Map<string, GroupedSet>();
  /** A set must get at least here to be of use. */
  #limit: number;

  constructor(board: SwapBoard, { size, troubled, bestSoFar }: SearchTask) {
    this.#board = board;
    this.#size = size;
    this.#troubled = troubled;
    this.#limit = size === MOST_SWAPS ? bestSoFar : 0;
  }

  sets(): GroupedSet[] {
    return [...this.#byGroups.values()];
  }

  growFrom(start: SeatSwap): void {
    this.#extend(start, [], 0, 0);
  }

  /** Tries a swap after those there are, and then every next one in a group touched before. */
  #extend(swap: SeatSwap, before: readonly number[], weight: number, apart: number): void {
    const board = this.#board;
    const after = weight + board.weightChange(swap);
    const isLast = this.#swaps.length + 1 === this.#size;
    // Most last swaps are no use: nothing is made for them.
    if (isLast && (after > this.#limit || after === 0)) return;
    const groups = withGroupsOf(board, before, swap);
    const difference = apart + board.ratingChange(swap);
    this.#swaps.push(swap);
    if (isLast) this.#keep({ swaps: [...this.#swaps], weight: after, difference }, groups);
    else this.#goOn(swap, { before, groups, weight: after, difference });
    this.#swaps.pop();
  }

  #goOn(swap: SeatSwap, { before, groups, weight, difference }: Grown): void {
    const { groupOf, swapsOf } = this.#board;
    const earlier = before.length > 0 ? before : this.#troubled;
    this.#board.swap(swap);
    groups.forEach((group, index) => {
      for (const next of swapsOf[group]!) {
        const a = groupOf[next.a]!;
        const b = groupOf[next.b]!;
        // One that touches two of the groups comes up for each: the first counts.
        if (isBefore(groups, a, index) || isBefore(groups, b, index)) continue;
        // The same two in the other order come up too, unless only this one made the next possible.
        const isFree = earlier.includes(a) || earlier.includes(b);
        if (next.index < swap.index && isFree && !shareSeat(next, swap)) continue;
        this.#extend(next, groups, weight, difference);
      }
    });
    this.#board.swap(swap);
  }

  #keep(set: SwapSet, groups: readonly number[]): void {
    const isLargest = this.#size === MOST_SWAPS;
    if (isLargest) this.#limit = set.weight;
    const key = isLargest ? "" : [...groups].sort((x, y) => x - y).join(" ");
    const present = this.#byGroups.get(key);
    if (!present || isBetterSet(set, present)) this.#byGroups.set(key, { ...set, groups });
  }
}

/** What there is when a set is to grow further. */
interface Grown {
  /** Groups touched before the last swap, and with it. */
  readonly before: readonly number[];
  readonly groups: readonly number[];
  readonly weight: number;
  readonly difference: number;
}

function isBefore(groups: readonly number[], group: number, index: number): boolean {
  const at = groups.indexOf(group);
  return at >= 0 && at < index;
}

const shareSeat = (x: SeatSwap, y: SeatSwap): boolean =>
  x.a === y.a || x.a === y.b || x.b === y.a || x.b === y.b;

function withGroupsOf(
  board: SwapBoard,
  groups: readonly number[],
  { a, b }: SeatSwap,
): readonly number[] {
  const more = [board.groupOf[a]!, board.groupOf[b]!].filter((group) => !groups.includes(group));
  return more.length === 0 ? groups : [...groups, ...more];
}
