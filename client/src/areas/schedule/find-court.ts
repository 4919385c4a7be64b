import type { Court } from "@drawroom/shared";

/** The court that a text means: its name, a number at the name's end, or a beginning that only one has; null: none. */
export function findCourt(text: string, courts: readonly Court[]): Court | null {
  const typed = text.trim().toLowerCase();
  const named = courts.find(({ name }) => name.toLowerCase() === typed);
  if (named) return named;
  const matching = /^\d+$/.test(typed)
    ? courts.filter(({ name }) => /(\d+)\s*$/.exec(name)?.[1] === typed)
    : courts.filter(({ name }) => name.toLowerCase().startsWith(typed));
  return matching.length === 1 ? (matching[0] ?? null) : null;
}
