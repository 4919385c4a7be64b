import type { EntrantSeeding } from "../knockout/entrant-seeds.js";
import type { Seeding } from "../knockout/seeding.js";
import type { MatchResult } from "./block.js";
import type { LocalTime } from "./event.js";
import type { CourtId, EntrantId } from "./ids.js";
import type { RandomDrawId } from "./random-draw.js";

/** The finishing places that a bracket takes of every block: main 1 to 4, a plate 5 to 8. */
export interface Places {
  readonly from: number;
  readonly to: number;
}

/** Who stands where in a bracket that has been drawn. */
export interface BracketDraw {
  /** Line 1, 2, 3 …; null: bye. */
  readonly byLine: readonly (EntrantId | null)[];
  /** Replacements by whom they stand in for (GEN-8). */
  readonly replaced: Readonly<Record<EntrantId, EntrantId>>;
}

/**
 * A knockout of a competition; competition and short name are in its id. How it was seeded is in the table `seedings`, so
 * that lines exchanged by hand don't send it again.
 */
export interface Bracket {
  readonly name: string;
  /** Place in lists, from 1. */
  readonly order: number;
  /** Absent where the competition is a knockout only, and everybody is in it (KON-1). */
  readonly places?: Places;
  /** The losers of the semi-finals play for third (PLY-1). */
  readonly thirdPlace: boolean;
  /** Absent: it names nobody yet, only places (GEN-1). */
  readonly draw?: BracketDraw;
}

/** How a bracket was drawn, as it came out: out of blocks by a style, or of entrants, some of them perhaps at random. */
export type BracketSeeding =
  Seeding | (EntrantSeeding & { readonly randomDraw: RandomDrawId | null });

/** What was set or entered of a bracket's match; everything else follows from the lines and the results (PLY-3). */
export interface BracketMatch {
  readonly at?: LocalTime;
  readonly court?: CourtId;
  /** `a` is the upper side. */
  readonly result?: MatchResult;
  /** Who played for that result, the upper first: it counts for these two alone. */
  readonly sides?: readonly [EntrantId, EntrantId];
}
