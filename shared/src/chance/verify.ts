import type { DrawnAtRandom, RandomDraw } from "../model/random-draw.js";
import { canonicalJson } from "../patch/canonical.js";
import { drawnAtRandom } from "./lists.js";
import { sealOf } from "./seal.js";

/** Whether the secret shown is the one that was sealed. */
export const isSealKept = ({ seal, drawn }: RandomDraw): boolean =>
  drawn !== undefined && sealOf(drawn.secret) === seal;

/** Whether drawing again by the secret gives just what was drawn. */
export function isDrawnBySecret(drawn: DrawnAtRandom): boolean {
  const lists = drawn.lists.map(({ name, order }) => ({ name, of: order }));
  return canonicalJson(drawnAtRandom(drawn.secret, lists, drawn.at)) === canonicalJson(drawn);
}
