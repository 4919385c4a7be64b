import type { SwissTable } from "@drawroom/shared";

export type RoundsView = "round" | "standings" | "table" | "how";

const VIEWS: ReadonlySet<string> = new Set(["standings", "table", "how"]);
const isView = (part: string): part is RoundsView => VIEWS.has(part);

/** What an address asks for: a round by its number or a view; without, the round that is on, and at the end the table. */
export function roundsShown(
  part: string,
  { rounds, isFinal }: Pick<SwissTable, "rounds" | "isFinal">,
): { readonly view: RoundsView; readonly round: number } {
  const last = Math.max(1, rounds);
  if (/^\d+$/.test(part)) return { view: "round", round: Number(part) };
  if (isView(part)) return { view: part, round: last };
  return { view: isFinal ? "standings" : "round", round: last };
}
