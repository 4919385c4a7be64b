import type { CompetitionId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import { boardId, roundId, type BoardId } from "../../model/swiss.js";
import type { Refusal } from "../../refusal.js";
import { swissHistoryOf } from "../../swiss/history-of.js";
import type { SwissHistory } from "../../swiss/history.js";
import { presentNext } from "../../swiss/presence.js";
import { roundCountOf } from "../../swiss/round-count.js";
import type { Swiss } from "./swiss-of.js";

/**
 * Why this round can't be paired, by whatever means; null: it can. It must be the next one and planned, the games before it
 * over, and two players left (SWS-11); the first needs a field that suits the number of rounds (SWS-10).
 */
export function refusalOfRound(
  state: EventState,
  { id, swiss }: Swiss,
  round: number,
): Refusal | null {
  const history = swissHistoryOf(state, id);
  const paired = history.rounds.length;
  if (round <= paired) return { code: "round.alreadyPaired", round, paired };
  if (round > paired + 1) return { code: "round.notNext", round, next: paired + 1 };
  if (swiss.endedAfter !== undefined) return { code: "swiss.finished", competition: id };
  if (round > swiss.rounds) {
    return { code: "swiss.noRoundLeft", competition: id, rounds: swiss.rounds };
  }
  const boards = openBoardsIn(history, id);
  if (boards.length > 0) return { code: "round.open", boards };
  const entrants = presentNext(history);
  if (entrants.length < 2) return { code: "round.tooFewPlayers", entrants };
  return round === 1 ? refusalOfRoundCount(entrants.length, swiss.rounds) : null;
}

/** Boards whose games have come to nothing yet. Who left has lost (SWS-13). */
export const openBoardsIn = (
  { rounds }: SwissHistory,
  competition: CompetitionId,
): readonly BoardId[] =>
  rounds.flatMap(({ number, boards }) =>
    boards.flatMap(({ result }, index) =>
      result === null ? [boardId(roundId(competition, number), index + 1)] : [],
    ),
  );

/** The refusal of more rounds than so many players can play (SWS-10). */
export function refusalOfRoundCount(entrants: number, rounds: number): Refusal | null {
  const { most, isRefused } = roundCountOf(entrants, rounds);
  return isRefused ? { code: "swiss.tooManyRounds", rounds, most, entrants } : null;
}
