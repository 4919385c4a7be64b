import type { EntrantId } from "../model/ids.js";

/** What a style could not do. */
export type SeedingWarning =
  /** KO-WEAVE: these seeds are of one block and meet in round one. */
  | { readonly kind: "sameBlockRoundOne"; readonly seeds: readonly [number, number] }
  /** KO-GRADE: no seed suited this entrant, by a swap neither. */
  | { readonly kind: "noSuitableSeed"; readonly entrant: EntrantId; readonly seed: number };
