import {
  needsOf,
  standingsOf,
  type BlockId,
  type EntrantId,
  type EventState,
} from "@drawroom/shared";

/** How it stands with going through: sure, open, only by what decides a tie, or over. */
export type ChanceKind = "through" | "open" | "points" | "playOff" | "out";

const NO_MARKS: ReadonlyMap<EntrantId, ChanceKind> = new Map();

/**
 * What is sure about going through, by entrant (RES-7); who can still be has no mark. Of a block that is played out it
 * is the outcome, and a tie across the line waits for its play-off (RES-4).
 */
export function chanceMarksOf(
  state: EventState,
  block: BlockId,
  qualifiers: number,
): ReadonlyMap<EntrantId, ChanceKind> {
  if (qualifiers === 0) return NO_MARKS;
  const { decider, needs } = needsOf(state, block);
  if (needs.length > 0) {
    const sure = needs.filter(({ chance }) => chance !== "open");
    return new Map(
      sure.map(({ entrant, chance }) => [entrant, chance === "points" ? decider : chance] as const),
    );
  }
  const { rows, isPlayed } = standingsOf(state, block);
  if (!isPlayed) return NO_MARKS;
  const kinds = { yes: "through", no: "out", tied: "playOff", open: "open" } as const;
  return new Map(
    rows
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map(({ entrant, through }) => [entrant, kinds[through]] as const),
  );
}
