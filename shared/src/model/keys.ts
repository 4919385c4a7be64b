import type { BlockId, BracketId, CompetitionId, MatchId, SeatId } from "./ids.js";
import type { EventState } from "./state.js";
import { boardParts, roundParts, type BoardId, type RoundId } from "./swiss.js";

const keysUnder = (table: Readonly<Record<string, unknown>>, prefix: string): string[] =>
  Object.keys(table).filter((key) => key.startsWith(prefix));

/** The competition's blocks, in the order of their letters. */
export const blocksOf = (state: EventState, competition: CompetitionId): BlockId[] =>
  keysUnder(state.blocks, `${competition}.`).sort();

/** Seats of a block (`k3x9.F`) or of a whole competition (`k3x9`), in no order. */
export const seatsOf = (state: EventState, of: BlockId | CompetitionId): SeatId[] =>
  keysUnder(state.seats, of.includes(".") ? of : `${of}.`);

/** Matches of a block or of a whole competition, in no order. */
export const matchIdsOf = (state: EventState, of: BlockId | CompetitionId): MatchId[] =>
  keysUnder(state.matches, `${of}.`);

/** The rounds that are paired, the first first. */
export const roundIdsOf = (state: EventState, competition: CompetitionId): RoundId[] =>
  keysUnder(state.rounds, `${competition}.`).sort(
    (a, b) => roundParts(a).round - roundParts(b).round,
  );

/** Boards of a round (`k3x9.3`) or of a whole competition, by their numbers. */
export const boardIdsOf = (state: EventState, of: RoundId | CompetitionId): BoardId[] =>
  keysUnder(state.boards, `${of}.`).sort((a, b) => boardOrder(a) - boardOrder(b));

const MOST_BOARDS = 10_000;
function boardOrder(id: BoardId): number {
  const { round, board } = boardParts(id);
  return round * MOST_BOARDS + board;
}

/** The competition's brackets, in the order of lists. */
export const bracketsOf = (state: EventState, competition: CompetitionId): BracketId[] => {
  const order = (id: BracketId): number => state.brackets[id]?.order ?? 0;
  return keysUnder(state.brackets, `${competition}.`).sort((x, y) => order(x) - order(y));
};

/** Matches of a bracket or of a competition's brackets of which something is kept, in no order. */
export const bracketMatchIdsOf = (state: EventState, of: BracketId | CompetitionId): MatchId[] =>
  keysUnder(state.bracketMatches, `${of}.`);
