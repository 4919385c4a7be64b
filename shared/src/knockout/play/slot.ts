import type { EntrantId, MatchId } from "../../model/ids.js";

/** An entrant on a side of a match. */
export interface EntrantSlot {
  readonly kind: "entrant";
  readonly entrant: EntrantId;
  /** Withdrawn: the other side goes on (PLY-4). */
  readonly isGone: boolean;
  /** Lost the match before by leaving, and so can have played no later one. */
  readonly hadLeft?: true;
}

/** Who or what is on one side of a bracket's match. */
export type Slot =
  | EntrantSlot
  /** Nobody, for good: the other side goes on (LIN-2). */
  | { readonly kind: "bye" }
  /** Who comes out of another match, not known yet. */
  | { readonly kind: "waiting"; readonly match: MatchId; readonly takes: "winner" | "loser" }
  /**
   * Before the draw: a seed, and the finishing place that fills it (GEN-1). Without blocks there is no place, and no seed
   * where chance fills the line (KON-1).
   */
  | { readonly kind: "label"; readonly seed: number | null; readonly place: number | null };

export const BYE: Slot = { kind: "bye" };

export const entrantIn = (slot: Slot): EntrantId | null =>
  slot.kind === "entrant" ? slot.entrant : null;
