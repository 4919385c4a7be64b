import type { CommandInput, Refusal, RefusalCode } from "@drawroom/shared";

/** Refusals that only ask: the same command passes when it is agreed to. */
const ASKING: ReadonlySet<RefusalCode> = new Set([
  "competition.needsConfirmation",
  "blocks.needsConfirmation",
  "qualifiers.needsConfirmation",
  "orderOfPlay.needsConfirmation",
  "layout.needsConfirmation",
  "stage.needsConfirmation",
  "stage.nobodyOut",
  "nextStage.needsConfirmation",
  "swiss.needsConfirmation",
  "round.needsConfirmation",
  "draw.liveDrawRunning",
  "bracket.needsConfirmation",
  "bracket.laterPlayed",
]);

export const isAsking = (refusal: Refusal): boolean => ASKING.has(refusal.code);

/** The command with the consent that its refusal asked for: what goes, or later results (PLY-2). */
export const agreedTo = (command: CommandInput, { code }: Refusal): CommandInput => ({
  ...command,
  ...(code === "bracket.laterPlayed" ? { clearLater: true } : { confirmed: true }),
});
