import type { EntrantId } from "./ids.js";

/** `k3x9.2`: the second random draw of competition k3x9. */
export type RandomDrawId = string;

/** What came of a random draw. */
export interface DrawnAtRandom {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** What the seal was of: 64 hexadecimal digits. */
  readonly secret: string;
  /** All who were in it, sorted by id. */
  readonly entrants: readonly EntrantId[];
  /** The lists drawn, each in its drawn order, by what they are for, such as `lines`, or `A`, `B`, `C`, `bye`. */
  readonly lists: Readonly<Record<string, readonly EntrantId[]>>;
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
