import type { ComparedDraw, EntrantId, Letter } from "@drawroom/shared";

/** Out of which block somebody comes, and with which seed. */
export interface ComparedFinisher {
  readonly letter: Letter;
  readonly seed: number;
  /** 1 for the first of the places that are taken. */
  readonly group: number;
}

export const finishersIn = ({ seeding }: ComparedDraw): ReadonlyMap<EntrantId, ComparedFinisher> =>
  new Map(
    seeding.working.flatMap(({ group, entries }) =>
      entries.flatMap(({ id, block, seed }) =>
        block === null || seed === null ? [] : [[id, { letter: block, seed, group }] as const],
      ),
    ),
  );

type Pair = readonly [EntrantId | null, EntrantId | null];

interface ComparedQuarter {
  /** From 1; 0 where a draw is too small to have any. */
  readonly number: number;
  readonly entrants: readonly EntrantId[];
  readonly pairs: readonly Pair[];
}
interface ComparedHalf {
  readonly entrants: readonly EntrantId[];
  readonly quarters: readonly ComparedQuarter[];
}

/** A draw by its halves and quarters, each with its matches of round one. */
export function sectionsOf({ halves, quarters, firstRound }: ComparedDraw): ComparedHalf[] {
  if (firstRound.length < 2) {
    const all = halves.flat();
    return [{ entrants: all, quarters: [{ number: 0, entrants: [], pairs: firstRound }] }];
  }
  const inEach = firstRound.length / 4;
  return halves.map((entrants, half) => {
    const pairsOf = (first: number, count: number) => firstRound.slice(first, first + count);
    if (inEach < 1) {
      return { entrants, quarters: [{ number: 0, entrants: [], pairs: pairsOf(half, 1) }] };
    }
    return {
      entrants,
      quarters: [half * 2, half * 2 + 1].map((quarter) => ({
        number: quarter + 1,
        entrants: quarters[quarter] ?? [],
        pairs: pairsOf(quarter * inEach, inEach),
      })),
    };
  });
}
