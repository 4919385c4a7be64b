import type { DrawnAtRandom, RandomDraw } from "../model/random-draw.js";
import { randomNumbersOf, type RandomNumbers } from "./random-numbers.js";
import { sealOf } from "./seal.js";

/** Whether the secret shown is the one that was sealed. */
export const isSealKept = ({ seal, drawn }: RandomDraw): boolean =>
  drawn !== undefined && sealOf(drawn.secret) === seal;

/** The numbers of a draw that was made, from its first on: drawing again by them gives the same lists. */
export const numbersAgain = ({ secret, entrants }: DrawnAtRandom): RandomNumbers =>
  randomNumbersOf(secret, entrants);
