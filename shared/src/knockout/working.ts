import type { EntrantId, Letter } from "../model/ids.js";

/** Why an entrant did not take the struck seed (WRK-1). `with` is the other entrant, `seed` the struck seed. */
export type WorkingNote =
  /** The struck seed is in the section where that block-mate stands. */
  | {
      readonly kind: "half" | "quarter" | "eighth";
      readonly seed: number;
      readonly with: EntrantId;
    }
  /** The same where the draw is cut into more sections than eight. */
  | {
      readonly kind: "section";
      readonly sections: number;
      readonly seed: number;
      readonly with: EntrantId;
    }
  /** The struck seed had gone to that entrant before. */
  | { readonly kind: "taken"; readonly seed: number; readonly with: EntrantId }
  /** The entrant chose an earlier seed that had been left free. */
  | { readonly kind: "earlierSeedFree"; readonly seed: number }
  /** Others of the group could not have been placed as well without the struck seed. */
  | { readonly kind: "keptForOthers"; readonly seed: number }
  /** The last swap that moved the entrant; `from` where the entrant had a seed before it. */
  | {
      readonly kind: "swap";
      readonly with: EntrantId;
      readonly from?: number;
      readonly to: number;
    }
  /** The two exchanged the seeds of the plain weave. */
  | { readonly kind: "exchange"; readonly with: EntrantId };

/** An entrant's line in the working; name and grade are those of the moment of the draw. */
export interface WorkingEntry {
  readonly id: EntrantId;
  readonly name: string;
  /** null: not out of a block. */
  readonly block: Letter | null;
  readonly grade: number | null;
  /** The seed that grade order (in KO-WEAVE: the plain weave) gave, where it is not the seed; else null. */
  readonly struck: number | null;
  /** null: drawn at random, without a seed (KON-1). */
  readonly seed: number | null;
  /** Given wherever a seed is struck. */
  readonly note: WorkingNote | null;
}

/** Who finished in the same place of every block, in grade order; `group` is 1 for the first place that the bracket takes. */
export interface WorkingGroup {
  readonly group: number;
  readonly entries: readonly WorkingEntry[];
}

/** How a knockout was seeded (WRK-1). */
export type Working = readonly WorkingGroup[];
