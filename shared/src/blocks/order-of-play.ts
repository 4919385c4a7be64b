import { FOR_ANY, FOR_THREE_AND_MORE, FOR_TWO_AND_FEWER } from "./order-of-play-tables.js";

/** Two seed numbers that meet, the smaller first. */
export type Pair = readonly [number, number];

/** The largest block that can have an order of play (BLK-3). */
export const LARGEST_BLOCK = 16;

const read = new Map<string, readonly (readonly Pair[])[]>();

/**
 * Who meets whom in each round of a block, the last round last (OOP-1 to OOP-4).
 * @param size entrants in the block; outside 2 to 16 there is no table and so no round
 * @param qualifiers how many of the block go through
 */
export function orderOfPlayTable(size: number, qualifiers: number): readonly (readonly Pair[])[] {
  const isForFew = qualifiers <= 2;
  const key = `${size}.${isForFew}`;
  let rounds = read.get(key);
  if (!rounds) read.set(key, (rounds = roundsOf(size, isForFew)));
  return rounds;
}

function roundsOf(size: number, isForFew: boolean): readonly (readonly Pair[])[] {
  if (size < 2) return [];
  const even = size + (size % 2);
  const lines = FOR_ANY[even] ?? (isForFew ? FOR_TWO_AND_FEWER : FOR_THREE_AND_MORE)[even] ?? [];
  return lines.map((line) =>
    line
      .split(" ")
      .map((text): Pair => {
        const [a = 0, b = 0] = text.split("-").map(Number);
        return [a, b];
      })
      // In a block of odd size the top number of the table is the bye.
      .filter(([, b]) => b <= size),
  );
}

/** The pairs of the last round, which the draw rules read (LRA-1). */
export const lastRoundOf = (size: number, qualifiers: number): readonly Pair[] =>
  orderOfPlayTable(size, qualifiers).at(-1) ?? [];
