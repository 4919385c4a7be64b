import type { EntrantId } from "./ids.js";

/** `k3x9.2`: the second random draw of competition k3x9. */
export type RandomDrawId = string;

/** Entrants in an order by chance, and what it is for: `lines`, `A`, `bye` … */
export interface DrawnList {
  readonly name: string;
  readonly order: readonly EntrantId[];
}

/** What came of a random draw. */
export interface DrawnAtRandom {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** What the seal was of: 64 hexadecimal digits. */
  readonly secret: string;
  /** All who were in it, sorted by id. */
  readonly entrants: readonly EntrantId[];
  /** One after the other, from one run of numbers. */
  readonly lists: readonly DrawnList[];
}

/**
 * A random draw, sealed before it is made (KON-2): the seal is shown first, the secret with the outcome. Never dropped: a
 * draw that is undone or made again stays, with its number.
 */
export interface RandomDraw {
  /** From 1, in a competition. */
  readonly number: number;
  /** SHA-256 of the secret: 64 hexadecimal digits. */
  readonly seal: string;
  readonly drawn?: DrawnAtRandom;
}
