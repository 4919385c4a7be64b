import type { RandomDrawId } from "../model/random-draw.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

/** The seal of the next random draw is shown (KON-2). */
export interface DrawSealed {
  readonly type: "drawSealed";
  readonly draw: RandomDrawId;
  readonly number: number;
  readonly seal: string;
}

export const drawSealed = defineFact<DrawSealed>({
  type: "drawSealed",
  evolve: (state, { draw, number, seal }) => put(state, "randomDraws", draw, { number, seal }),
});
