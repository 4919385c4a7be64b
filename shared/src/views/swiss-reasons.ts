import { boardIdsOf } from "../model/keys.js";
import type { EventState } from "../model/state.js";
import { boardParts, roundId, roundParts, type BoardId, type RoundId } from "../model/swiss.js";
import { boardReasons, byeReasons, type BoardReasons, type ByeReasons } from "../swiss/explain.js";
import { swissHistoryOf } from "../swiss/history-of.js";
import { sidesOf, type SwissSide } from "./swiss-side.js";

interface Passed<Why> {
  readonly side: SwissSide;
  readonly why: Why;
}

/** Why a board is as it is, in parts for words (SWS-17). */
export interface PairingReasons {
  readonly pool: BoardReasons["pool"];
  /** Who was paired from the top; null in round 1, where the draw chose. */
  readonly chooser: SwissSide | null;
  readonly passed: readonly Passed<BoardReasons["passed"][number]["why"]>[];
  readonly colour: BoardReasons["colour"];
}

/** The reasons of a board; null where the rules did not pair it. */
export function pairingReasonsOf(state: EventState, id: BoardId): PairingReasons | null {
  const { competition, round, board } = boardParts(id);
  const key = roundId(competition, round);
  const working = state.roundWorkings[key];
  const boards = boardIdsOf(state, key).flatMap((one) => state.boards[one] ?? []);
  const reasons = working ? boardReasons(working, boards, board - 1) : null;
  if (!reasons) return null;
  const sideOf = sidesOf(state, swissHistoryOf(state, competition));
  const { pool, chooser, passed, colour } = reasons;
  return {
    pool,
    chooser: chooser === null ? null : sideOf(chooser),
    passed: passed.map((one) => ({ side: sideOf(one.id), why: one.why })),
    colour,
  };
}

/** Why the bye went where it did (SWS-8). */
export interface ByeReasonsView {
  readonly pool: ByeReasons["pool"];
  readonly passed: readonly Passed<ByeReasons["passed"][number]["why"]>[];
  readonly despite: ByeReasons["despite"];
}

/** The reasons of a round's bye; null where the draw gave it, or nobody has it. */
export function byeReasonsOf(state: EventState, round: RoundId): ByeReasonsView | null {
  const working = state.roundWorkings[round];
  const reasons = working ? byeReasons(working) : null;
  if (!reasons) return null;
  const sideOf = sidesOf(state, swissHistoryOf(state, roundParts(round).competition));
  const { pool, passed, despite } = reasons;
  return { pool, passed: passed.map(({ id, why }) => ({ side: sideOf(id), why })), despite };
}
