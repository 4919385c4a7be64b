import type { Command, CommandInput, Refusal } from "@drawroom/shared";
import { agreedTo, isAsking } from "./confirmable";

/**
 * The command once more: agreed to where its refusal only asks, and without what was seen where something else stands
 * now, so that it goes in place of it. Null where neither was the reason (HUB-5, SCR-7).
 */
export function allTheSame(command: Command, refusal: Refusal): CommandInput | null {
  if (isAsking(refusal)) return agreedTo(command, refusal);
  const isChanged = refusal.code.endsWith(".changed") || refusal.code === "match.timeChanged";
  return isChanged && "seen" in command ? { ...command, seen: undefined } : null;
}
