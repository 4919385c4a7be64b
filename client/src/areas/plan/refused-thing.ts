import type { CommandInput } from "@drawroom/shared";

/** Fields that name what a command is about, the nearest first. */
const NAMING = [
  "match",
  "board",
  "game",
  "stage",
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
  const knockout = knockoutThingOf(command);
  if (knockout !== null) return knockout;
  const swiss = swissThingOf(command);
  if (swiss !== null) return swiss;
  for (const field of NAMING) {
    const id = idIn(fields[field]);
    if (id !== null) return `${field}:${id}`;
  }
  return "event";
}

/** A bracket's card has a place for each of what can be done with it. */
function knockoutThingOf(command: CommandInput): string | null {
  switch (command.type) {
    case "setKnockoutStyle":
    case "setKnockoutSeeds":
      return `knockout-style:${command.competition}`;
    case "addBracket":
      return `new-bracket:${command.competition}`;
    case "changeBracket":
      return `bracket-fields:${command.bracket}`;
    case "removeBracket":
      return `bracket-removal:${command.bracket}`;
    case "generateBracket":
    case "reseedBracket":
      return `bracket:${command.bracket}`;
    case "exchangeLines":
      return `lines:${command.bracket}`;
    case "replaceInBracket":
      return `replacing:${command.bracket}`;
    default:
      return null;
  }
}

/** In the rounds of a Swiss there is a place for what is done with rounds, for settings, and for files. */
function swissThingOf(command: CommandInput): string | null {
  switch (command.type) {
    case "pairRound":
    case "takeBackRound":
    case "finishSwiss":
    case "reopenSwiss":
      return `rounds:${command.competition}`;
    case "pairByHand":
      return `by-hand:${command.competition}`;
    case "changeSwissSettings":
      return `swiss-settings:${command.competition}`;
    case "importSwiss":
      return `swiss-file:${command.competition}`;
    default:
      return null;
  }
}

function idIn(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  return typeof value.id === "string" ? value.id : null;
}
