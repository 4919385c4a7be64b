import type { DrawnAtRandom, RandomDrawId } from "../model/random-draw.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

/** A sealed draw was made, and its secret is told (KON-2). */
export interface RandomDrawMade {
  readonly type: "randomDrawMade";
  readonly draw: RandomDrawId;
  readonly drawn: DrawnAtRandom;
}

export const randomDrawMade = defineFact<RandomDrawMade>({
  type: "randomDrawMade",
  evolve: (state, { draw, drawn }) =>
    alter(state, "randomDraws", draw, (record) => ({ ...record, drawn })),
});
