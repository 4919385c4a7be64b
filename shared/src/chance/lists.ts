import type { EntrantId } from "../model/ids.js";
import type { DrawnAtRandom, DrawnList } from "../model/random-draw.js";
import { randomNumbersOf } from "./random-numbers.js";
import { shuffled } from "./shuffle.js";

/** A list to be drawn: what it is for, and who is in it, in any order. One to be drawn out of many is the first of their order. */
export interface ListToDraw {
  readonly name: string;
  readonly of: readonly EntrantId[];
}

/**
 * A whole draw: the lists shuffled one after the other by the numbers that the secret and all entrants in them give (KON-2).
 * `at`: milliseconds since 1970, UTC.
 */
export function drawnAtRandom(
  secret: string,
  lists: readonly ListToDraw[],
  at: number,
): DrawnAtRandom {
  const entrants = [...new Set(lists.flatMap(({ of }) => of))].sort();
  const numbers = randomNumbersOf(secret, entrants);
  const drawn = lists.map(({ name, of }): DrawnList => ({ name, order: shuffled(of, numbers) }));
  return { at, secret, entrants, lists: drawn };
}
