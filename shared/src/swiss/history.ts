import type { EntrantId } from "../model/ids.js";

/** White first. `+-` and `-+`: a walkover for White or Black; `--`: both lose, nothing was played (SWS-12). */
export type BoardResult = "1-0" | "=" | "0-1" | "+-" | "-+" | "--";

/** Points here are as people say them; the engine counts in half points. */
export interface SwissSettings {
  /** How many rounds are planned. */
  readonly rounds: number;
  /** Which tie-break orders the pairing; the standings use the other one after it (SWS-16). */
  readonly tieBreak: "wnt" | "buchholz";
  /** What a bye is worth. */
  readonly bye: 1 | 0.5;
  /** What each round before a late entry is worth (SWS-13). */
  readonly missed: 0 | 0.5;
  /** Whether the opponent of a walkover counts in the Winther score and the plain Buchholz (SWS-15). */
  readonly unplayed: "count" | "omit";
  readonly buchholz: "plain" | "fide2026";
  /** How many rounds were held, once the event was ended early. */
  readonly endedAfter?: number;
}

/** Rounds that a player is away, both ends included; without an end for good. */
export interface Absence {
  readonly from: number;
  readonly to?: number;
}

export interface SwissPlayer {
  readonly id: EntrantId;
  /** From 1, each once, frozen with the first round (SWS-1). */
  readonly seed: number;
  /** As frozen; null or 0 is unrated. */
  readonly rating: number | null;
  /** The first round the player is in: 1, or later for a late entry. */
  readonly from: number;
  readonly gone: readonly Absence[];
}

export interface SwissBoard {
  readonly white: EntrantId;
  readonly black: EntrantId;
  readonly result: BoardResult | null;
}

export interface SwissRound {
  /** From 1. */
  readonly number: number;
  readonly boards: readonly SwissBoard[];
  /** Who has the pairing bye. Half points for a late entry follow from `missed`. */
  readonly bye: EntrantId | null;
  /** Points that an imported file gives to who did not play: 1 counts as a bye (SWS-8), ½ does not. */
  readonly given?: Readonly<Record<EntrantId, 1 | 0.5>>;
}

/** With 16 players or more (SWS-2). */
export interface ThreeGroups {
  readonly A: readonly EntrantId[];
  readonly B: readonly EntrantId[];
  readonly C: readonly EntrantId[];
}

/** With fewer (SWS-5). */
export interface TwoHalves {
  readonly top: readonly EntrantId[];
  readonly bottom: readonly EntrantId[];
}

export type SwissGroups = ThreeGroups | TwoHalves;

/** All that the pairing and the standings rest on. Rounds stand in order, without gaps. */
export interface SwissHistory {
  readonly settings: SwissSettings;
  readonly players: readonly SwissPlayer[];
  /** As drawn for round 1; whether the bye's player is listed makes no difference. */
  readonly groups?: SwissGroups;
  readonly rounds: readonly SwissRound[];
}

/** What a manager may allow where no legal pairing is left (SWS-10). */
export type Permission = "colours" | "rematches";

/** White and Black of a board that is paired. */
export interface Paired {
  readonly white: EntrantId;
  readonly black: EntrantId;
}

export type RoundPairing =
  | {
      readonly ok: true;
      /** In the order of the boards (SWS-12). */
      readonly boards: readonly Paired[];
      readonly bye: EntrantId | null;
      readonly working: RoundWorking;
    }
  | { readonly ok: false; readonly reason: NoPairing };

/** `finished`: no round is left; `open`: a game has no result; `too-few`: fewer than two players are left. */
export type NoPairing = "finished" | "open" | "too-few" | "no-legal-pairing";

/**
 * Why a candidate higher in the order was passed over: they have met; no colours are left for the
 * two; the scores would be further apart than need be, or fewer of A would meet B (SWS-4); the
 * rest could not be paired, or, where rematches are allowed, not with as few (SWS-10).
 */
export type PassedOver = "met" | "colours" | "score" | "groups" | "strands";

/** Why a candidate was passed over for the bye: had one, had a walkover win, the rest could not be paired. */
export type ByePassedOver = "bye" | "walkover" | "strands";

/** What gave White: a limit (SWS-7), the steps of SWS-9, or the group (SWS-3, SWS-4, SWS-5). */
export type ColourRule =
  "limit" | "whites" | "third" | "rating" | "seed" | "groupA" | "groupB" | "topHalf";

/** Places are positions in the pool's order, from 0. */
export interface BoardWorking {
  readonly colour: ColourRule;
  /** Whom the higher of the two passed over, downwards; left out where nobody was. */
  readonly passed?: readonly (readonly [place: number, why: PassedOver])[];
}

export interface PoolWorking {
  readonly name: "A+B" | "C" | "all";
  /** The rule that paired it. */
  readonly rule: "SWS-3" | "SWS-4" | "SWS-5" | "SWS-6";
  /** The pool in its order of pairing. In round 1, where the draw pairs, it is empty. */
  readonly order: readonly EntrantId[];
  /** The pool's boards as they were found. */
  readonly boards: readonly BoardWorking[];
  /** There where the pool gave the bye, with the candidates before the one chosen. */
  readonly byePassed?: readonly (readonly [place: number, why: ByePassedOver])[];
  /** The bye went to somebody who had one, or a walkover win, since nobody else was left (SWS-8). */
  readonly byeDespite?: "bye" | "walkover";
}

/** How a round was paired (SWS-17). The boards of the round are those of its pools, one pool after the other. */
export interface RoundWorking {
  readonly pools: readonly PoolWorking[];
  /** What the manager had allowed. */
  readonly permission?: Permission;
}
