import type { Command, CommandInput, Refusal } from "@drawroom/shared";

/**
 * The command once more without what was seen, so that it goes in place of what stands now. Null where what was seen was not
 * the reason (HUB-5).
 */
export function allTheSame(command: Command, refusal: Refusal): CommandInput | null {
  if (!/\.(changed|timeChanged)$/.test(refusal.code) || !("seen" in command)) return null;
  const { commandId: _id, seen: _seen, ...rest } = command;
  return rest as CommandInput;
}
