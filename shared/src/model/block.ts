import type { CourtId, EntrantId } from "./ids.js";
import type { LocalTime } from "./event.js";

/** The manager's order of a tied group, after a play-off (RES-4). It holds only for exactly that group. */
export type HandOrder = readonly EntrantId[];

/** A round-robin group; its letter is in its id. */
export interface Block {
  /** How many seats it has; 0 until it is seeded. */
  readonly size: number;
  readonly handOrders: readonly HandOrder[];
}

/** A place in a block; block and seed number are in its id. */
export interface Seat {
  readonly entrant: EntrantId;
  /** In a live draw: this was the n-th pick. */
  readonly drawn?: number;
}

/** Points of one game: the smaller seed number's first. */
export type Game = readonly [number, number];
export type Side = "a" | "b";

/** `a` is the side with the smaller seed number. */
export type MatchResult =
  | { readonly games: readonly Game[] }
  | { readonly walkover: Side }
  /** The side that retired loses; the finished games and points count. */
  | { readonly games: readonly Game[]; readonly retired: Side };

/** Two seed numbers of a block in a round; both are in its id (HND-2). */
export interface Match {
  readonly round: number;
  readonly at?: LocalTime;
  readonly court?: CourtId;
  readonly result?: MatchResult;
}
