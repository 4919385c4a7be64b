import type { BlockId, CompetitionId, MatchId, SeatId } from "./ids.js";
import type { EventState } from "./state.js";

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
