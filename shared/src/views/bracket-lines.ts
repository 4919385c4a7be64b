import type { Bracket, BracketSeeding } from "../model/bracket.js";
import type { EntrantId } from "../model/ids.js";

/** How an entrant came to a line of a bracket. */
export interface LineMark {
  /** The seed that the method gave, or gave to whom they stand in for; null: none, as chance gave the line. */
  readonly seed: number | null;
  /** Moved there by hand (GEN-7). */
  readonly isMoved: boolean;
  /** Whose replacement they are (GEN-8). */
  readonly standsFor: EntrantId | null;
}

const made = new WeakMap<Bracket, ReadonlyMap<EntrantId, LineMark>>();

/** The marks of everybody in a bracket; nobody while it is not drawn. */
export function lineMarksOf(
  bracket: Bracket,
  seeding: BracketSeeding | undefined,
): ReadonlyMap<EntrantId, LineMark> {
  let marks = made.get(bracket);
  if (!marks) made.set(bracket, (marks = findMarks(bracket, seeding)));
  return marks;
}

function findMarks({ draw }: Bracket, seeding: BracketSeeding | undefined) {
  const marks = new Map<EntrantId, LineMark>();
  if (!draw || !seeding) return marks;
  const seedOf = new Map(seeding.seeds.map((entrant, index) => [entrant, index + 1]));
  draw.byLine.forEach((entrant, index) => {
    if (entrant === null) return;
    const standsFor = draw.replaced[entrant] ?? null;
    const drawn = standsFor ?? entrant;
    const isMoved = seeding.byLine[index] !== drawn;
    marks.set(entrant, { seed: seedOf.get(drawn) ?? null, isMoved, standsFor });
  });
  return marks;
}
