import type { EntrantId } from "../model/ids.js";
import type { Finisher } from "./finishers.js";
import { linesFor, seedOnLine, seedsByLine } from "./lines.js";
import type { Working, WorkingEntry } from "./working.js";

/** A knockout without blocks before it (KON-1). */
export interface EntrantSeeding {
  readonly lines: number;
  /** Those who are seeded: seed 1, 2, 3 … */
  readonly seeds: readonly EntrantId[];
  /** Line 1, 2, 3 …; null: bye. */
  readonly byLine: readonly (EntrantId | null)[];
  /** Group 1: the seeded; group 2: the drawn, in grade order too and without a seed. */
  readonly working: Working;
}

/** The lines that the draw at random fills, from the top: neither a seed's nor a bye (KON-1). */
export function drawnLines(entrants: number, seeded: number): number[] {
  const lines = linesFor(entrants);
  return seedsByLine(lines).flatMap((seed, index) =>
    seed > seeded && seed <= entrants ? [index + 1] : [],
  );
}

/**
 * Puts a field, given in grade order, on the lines: the first `seeded` are seeds 1, 2, 3 …; `order`, those left in the order drawn,
 * take the other lines from the top. Byes are where the missing seeds would be, so the top seeds have them first (KON-1).
 */
export function seedEntrants(
  field: readonly Finisher[],
  seeded: number,
  order: readonly EntrantId[],
): EntrantSeeding {
  const lines = linesFor(field.length);
  const top = field.slice(0, seeded);
  const byLine = Array.from({ length: lines }, (): EntrantId | null => null);
  top.forEach(({ id }, index) => (byLine[seedOnLine(index + 1, lines) - 1] = id));
  drawnLines(field.length, top.length).forEach((line, index) => {
    byLine[line - 1] = order[index] ?? null;
  });
  const groups = [
    top.map((entrant, index) => entryOf(entrant, index + 1)),
    field.slice(seeded).map((entrant) => entryOf(entrant, null)),
  ];
  const working = groups.flatMap((entries, index) =>
    entries.length > 0 ? [{ group: index + 1, entries }] : [],
  );
  return { lines, seeds: top.map(({ id }) => id), byLine, working };
}

const entryOf = ({ id, name, grade }: Finisher, seed: number | null): WorkingEntry => ({
  id,
  name,
  block: null,
  grade,
  struck: null,
  seed,
  note: null,
});
