import type { Refusal, RefusalCode } from "@drawroom/shared";

/** Refusals that only ask: the same command with `confirmed` passes. */
const ASKING: ReadonlySet<RefusalCode> = new Set([
  "competition.needsConfirmation",
  "blocks.needsConfirmation",
  "qualifiers.needsConfirmation",
  "orderOfPlay.needsConfirmation",
  "layout.needsConfirmation",
  "stage.needsConfirmation",
  "stage.nobodyOut",
  "nextStage.needsConfirmation",
  "draw.liveDrawRunning",
  "bracket.needsConfirmation",
]);

export const isAsking = (refusal: Refusal): boolean => ASKING.has(refusal.code);
