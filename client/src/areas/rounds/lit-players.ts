import {
  boardIdsOf,
  roundId,
  swissHistoryOf,
  type CompetitionId,
  type EntrantId,
  type EventState,
} from "@drawroom/shared";

/** Whose game of the round that is on, or of any other, has just got another result. */
export function litPlayers(
  state: EventState,
  competition: CompetitionId,
  isLit: (record: string) => boolean,
): ReadonlySet<EntrantId> {
  const { rounds } = swissHistoryOf(state, competition);
  const boards = rounds.flatMap(({ number }) => boardIdsOf(state, roundId(competition, number)));
  return new Set(
    boards.flatMap((id) => {
      const board = state.boards[id];
      return board?.result && isLit(`boards/${id}`) ? [board.white, board.black] : [];
    }),
  );
}
