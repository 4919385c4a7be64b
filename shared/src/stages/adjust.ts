import type { EntrantId } from "../model/ids.js";
import { shortTierOf, SwapBoard, type Adjustable } from "./swap-board.js";
import { bestSwaps, type SearchProgress } from "./swap-search.js";
import { stageTroubles, type StageTroubles, type TeamPair } from "./troubles.js";

/** Two teams that change places. */
export interface TeamSwap {
  readonly a: EntrantId;
  readonly b: EntrantId;
}

/** A swap, with what it does: troubles that go by it, and such as come. */
export interface ReasonedSwap extends TeamSwap {
  /** Group numbers, from 1: where a was, and where b was. */
  readonly from: number;
  readonly to: number;
  readonly clears: StageTroubles;
  readonly makes: StageTroubles;
}

/** What is proposed against the troubles of a deal (STG-8). */
export interface Adjustment {
  readonly before: StageTroubles;
  /** In turn; none where nothing can be bettered. */
  readonly swaps: readonly ReasonedSwap[];
  readonly groups: readonly (readonly EntrantId[])[];
  readonly after: StageTroubles;
}

/** Looks for the best swaps inside tiers, at most three; yields how far it is, so that it can be shown or left. */
export function* adjusting(input: Adjustable): Generator<SearchProgress, Adjustment> {
  const board = new SwapBoard(input);
  const { swaps } = yield* bestSwaps(board);
  const named = swaps.map((swap): TeamSwap => {
    const named = { a: board.holderOf(swap.a), b: board.holderOf(swap.b) };
    board.swap(swap);
    return named;
  });
  return swapped(input, named);
}

/** What is left of a generator, run to its end. */
export function finished<R>(steps: Generator<unknown, R>): R {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Swaps made one after the other, each with its reasons. Teams that are in no group, or in one, stay. */
export function swapped(
  { groups, tiers, past }: Omit<Adjustable, "ratingOf">,
  swaps: readonly TeamSwap[],
): Adjustment {
  const spared = shortTierOf(tiers);
  const before = stageTroubles(groups, past, spared);
  const reasoned: ReasonedSwap[] = [];
  let so: Adjustment["groups"] = groups;
  let troubles = before;
  for (const swap of swaps) {
    const from = groupWith(so, swap.a);
    const to = groupWith(so, swap.b);
    so = exchanged(so, swap);
    const next = stageTroubles(so, past, spared);
    const clears = lessOf(troubles, next);
    reasoned.push({ ...swap, from, to, clears, makes: lessOf(next, troubles) });
    troubles = next;
  }
  return { before, swaps: reasoned, groups: so, after: troubles };
}

/** The groups with two teams in each other's places. */
export const exchanged = (
  groups: readonly (readonly EntrantId[])[],
  { a, b }: TeamSwap,
): EntrantId[][] =>
  groups.map((group) => group.map((team) => (team === a ? b : team === b ? a : team)));

const groupWith = (groups: Adjustment["groups"], team: EntrantId): number =>
  1 + groups.findIndex((group) => group.includes(team));

/** The troubles of the first that the second lacks; which of a pair comes first has no meaning. */
function lessOf(these: StageTroubles, those: StageTroubles): StageTroubles {
  const key = (pair: TeamPair): string => [...pair].sort().join(" ");
  const without = (pairs: readonly TeamPair[], others: readonly TeamPair[]): TeamPair[] => {
    const keys = new Set(others.map(key));
    return pairs.filter((pair) => !keys.has(key(pair)));
  };
  return {
    met: without(these.met, those.met),
    winners: without(these.winners, those.winners),
    larger: these.larger.filter((team) => !those.larger.includes(team)),
  };
}
