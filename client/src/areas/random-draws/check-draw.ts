import { isDrawnBySecret, isSealKept, type RandomDraw } from "@drawroom/shared";

/** `kept`: drawing again by the secret gives just this; else what does not hold (KON-2). */
export type DrawCheck = "kept" | "otherSeal" | "otherOrder";

/** Draws again in this browser. Loaded when it is asked for: hashing is nothing that a first page needs (SCR-10). */
export function checkDraw(draw: RandomDraw): DrawCheck {
  if (!draw.drawn || !isSealKept(draw)) return "otherSeal";
  return isDrawnBySecret(draw.drawn) ? "kept" : "otherOrder";
}
