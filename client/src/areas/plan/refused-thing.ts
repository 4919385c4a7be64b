import type { CommandInput } from "@drawroom/shared";

/** Fields that name what a command is about, the nearest first. */
const NAMING = [
  "match",
  "block",
  "seat",
  "entrant",
  "court",
  "display",
  "person",
  "to",
  "competition",
] as const;

/**
 * What a command is about, such as `match:k3x9.F.3-6`; `event` where it names nothing. A refusal is shown beside that
 * thing (SCR-7).
 */
export function thingOf(command: CommandInput): string {
  const fields: Readonly<Record<string, unknown>> = { ...command };
  if (command.type === "setDrawRules") return `draw-rules:${command.competition}`;
  if (command.type === "sealDraw") return `seal:${command.competition}`;
  if (command.type === "layOutOrderOfPlay") return `layout:${command.competition}`;
  if (command.type === "changeSettings" && command.rankingUrl !== undefined) return "ranking-list";
  for (const field of NAMING) {
    const id = idIn(fields[field]);
    if (id !== null) return `${field}:${id}`;
  }
  return "event";
}

function idIn(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  return typeof value.id === "string" ? value.id : null;
}
