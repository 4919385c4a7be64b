import type { EntrantId } from "../model/ids.js";
import { sectionNote } from "./block-mates.js";
import type { WorkingNote } from "./working.js";

/** A choice of a seed, seen from the seed that grade order would have given. */
export interface Choice {
  readonly given: number;
  readonly seed: number;
  /** Who had the given seed at that moment; null: it was free. */
  readonly holder: EntrantId | null;
  /** The block-mate in the section of the given seed, or null. */
  readonly mate: EntrantId | null;
  readonly sections: number;
}

/** Why an entrant chose another seed than the given one; null where it is the same (WRK-1). */
export function choiceNote({ given, seed, holder, mate, sections }: Choice): WorkingNote | null {
  if (seed === given) return null;
  if (holder !== null) return { kind: "taken", seed: given, with: holder };
  if (seed < given) return { kind: "earlierSeedFree", seed: given };
  if (mate !== null) return sectionNote(given, sections, mate);
  return { kind: "keptForOthers", seed: given };
}
