import type { CompetitionId, EntrantId } from "./ids.js";

/** The two grades and the estimate of a player or pair; whole numbers, null where there is none. */
export interface Grades {
  readonly current: number | null;
  /** The highest in the last 12 months. */
  readonly max12: number | null;
  readonly estimated: number | null;
}

/** One of the two of a pair (BLK-5). */
export interface Partner extends Grades {
  readonly name: string;
  readonly country: string | null;
}

/**
 * How an entrant left (WDR-1, 2): `out` before any result; `stands` after one, results stand;
 * `struck` after one, all its results are struck.
 */
export type Withdrawal = "out" | "stands" | "struck";

/** Who competes: a player, or a pair in doubles. */
export interface Entrant extends Grades {
  readonly id: EntrantId;
  readonly competition: CompetitionId;
  /** As displayed. */
  readonly name: string;
  /** Three letters, or null. */
  readonly country: string | null;
  readonly pair?: readonly [Partner, Partner];
  /** Ball number in a live draw; absent: the rank. */
  readonly ball?: number;
  /** What the ranking list knows the player by (GRD-1). */
  readonly rankingId?: string;
  /** Place in the order of entry, from 1, where seed numbers may go by it (SWS-1). */
  readonly entered?: number;
  readonly withdrawn?: Withdrawal;
  /** The entrant who took this one's seat. */
  readonly replacedBy?: EntrantId;
}
