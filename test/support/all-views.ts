import * as shared from "@drawroom/shared";
import type { EventState } from "@drawroom/shared";

/** What every view says of a state, in one value. */
export function allViews(state: EventState): unknown {
  const of = <T>(table: keyof EventState, view: (id: string) => T) =>
    Object.fromEntries(
      Object.keys(state[table])
        .sort()
        .map((id) => [id, view(id)] as const),
    );
  return {
    competitions: of("competitions", (id) => viewsOfCompetition(state, id)),
    blocks: of("blocks", (id) => [
      shared.needsOf(state, id),
      shared.crosstableOf(state, id),
      shared.tieReasonsOf(state, id),
    ]),
    brackets: of("brackets", (id) => [
      shared.bracketOf(state, id),
      shared.bracketNewsOf(state, id),
      shared.placingsOf(state, id),
      shared.replacementsFor(state, id),
    ]),
    stages: of("stages", (id) => {
      const { competition, stage } = shared.stageParts(id);
      return shared.stageOf(state, competition, stage);
    }),
    rounds: of("rounds", (id) => {
      const { competition, round } = shared.roundParts(id);
      return [shared.swissRoundOf(state, competition, round), shared.byeReasonsOf(state, id)];
    }),
    boards: of("boards", (id) => shared.pairingReasonsOf(state, id)),
    players: of("players", (id) => shared.swissPlayerOf(state, id)),
    matches: shared.matchesOf(state),
    openBoards: shared.openBoardsOf(state),
    bookings: shared.doubleBookings(state),
    now: shared.nowOf(state, "2026-05-13T10:30"),
    courts: shared.courtOrderOf(state, "2026-05-13"),
  };
}

const viewsOfCompetition = (state: EventState, id: string): unknown => ({
  board: shared.boardOf(state, id),
  balls: Object.fromEntries(shared.ballsOf(state, id)),
  compared: shared.compareOf(state, id),
  conflicts: shared.conflictsOf(state, id),
  live: shared.liveDrawOf(state, id),
  handChanges: shared.handChangesOf(state, id),
  randomDraws: shared.randomDrawsOf(state, id),
  progress: shared.swissProgressOf(state, id),
  table: shared.swissTableOf(state, id),
  cross: shared.swissCrossTableOf(state, id),
  otherScores: shared.roundsPairedOnOtherScores(state, id),
  report: shared.swissTrfOf(state, id),
  road: shared.roadOf(state, id),
  next: shared.nextStageIfNow(state, id),
  groupChanges: shared.groupChangesOf(state, id),
  texts: shared
    .stagesOf(state, id)
    .map(({ number }) => shared.stageTextOf(state, id, number, "plain")),
});
