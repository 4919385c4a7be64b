import type { Command, CommandInput, Refusal } from "@drawroom/shared";

/**
 * The command once more without what was seen, so that it goes in place of what stands now. Null where what was seen was not
 * the reason (HUB-5).
 */
export function allTheSame(command: Command, refusal: Refusal): CommandInput | null {
  const isChanged = refusal.code.endsWith(".changed") || refusal.code === "match.timeChanged";
  return isChanged && "seen" in command ? { ...command, seen: undefined } : null;
}
