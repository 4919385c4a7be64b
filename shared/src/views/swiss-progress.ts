import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { roundId } from "../model/swiss.js";
import { groupSizes } from "../swiss/groups.js";
import { swissHistoryOf } from "../swiss/history-of.js";
import { presentNext } from "../swiss/presence.js";
import { recordsOf } from "../swiss/records.js";
import { roundCountOf, type RoundCount } from "../swiss/round-count.js";
import { scoresBySeed } from "../swiss/scores.js";
import { sidesOf, type SwissSide } from "./swiss-side.js";

/** Where a Swiss stands, and what comes next. */
export interface SwissProgress {
  readonly paired: number;
  readonly planned: number;
  /** Games of all rounds without a result. */
  readonly open: number;
  /** `pair` the next round, enter `results`, `finish`; or it is `finished`. */
  readonly next: "pair" | "results" | "finish" | "finished";
  /** Who would be in the next round, by seed number. */
  readonly present: readonly SwissSide[];
  /** Who has not been in a round: before the first everybody, later the late entries. */
  readonly joining: readonly SwissSide[];
  /** How the planned rounds suit the field (SWS-10). */
  readonly roundCount: RoundCount;
  /** The sizes of the three groups; null: the field is in two halves (SWS-2). */
  readonly groups: { readonly a: number; readonly b: number; readonly c: number } | null;
  /** Rounds that were paired on scores that have been corrected since (SWS-11). */
  readonly onOtherScores: readonly number[];
}

/** How far it is. */
export function swissProgressOf(state: EventState, competition: CompetitionId): SwissProgress {
  const history = swissHistoryOf(state, competition);
  const { settings, rounds, players } = history;
  const sideOf = sidesOf(state, history);
  const open = rounds.flatMap(({ boards }) => boards.filter(({ result }) => result === null));
  const isFinished = settings.endedAfter !== undefined;
  return {
    paired: rounds.length,
    planned: settings.rounds,
    open: open.length,
    next: isFinished
      ? "finished"
      : open.length > 0
        ? "results"
        : rounds.length < settings.rounds
          ? "pair"
          : "finish",
    present: presentNext(history).map(sideOf),
    joining: players.flatMap(({ id }) => (state.players[id] ? [] : [sideOf(id)])),
    roundCount: roundCountOf(players.length, settings.rounds),
    groups: groupSizes(players.filter(({ from }) => from === 1).length),
    onOtherScores: roundsPairedOnOtherScores(state, competition),
  };
}

/** The rounds that were paired on other scores than now stand for the rounds before them (SWS-11). */
export function roundsPairedOnOtherScores(
  state: EventState,
  competition: CompetitionId,
): readonly number[] {
  const history = swissHistoryOf(state, competition);
  const records = [...recordsOf(history)];
  return history.rounds.flatMap(({ number }) => {
    const round = state.rounds[roundId(competition, number)];
    // Scores are not kept of imported rounds, and round 1 has none.
    if (!round || round.madeBy === "file" || number === 1) return [];
    // Who came later was not there.
    const present = records.filter(([, { player }]) => player.from <= number);
    const now = scoresBySeed(new Map(present), number);
    const then = round.scores ?? [];
    return now.some((score, index) => score !== (then[index] ?? 0)) ? [number] : [];
  });
}
