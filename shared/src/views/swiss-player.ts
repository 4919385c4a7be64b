import type { CompetitionId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { boardId, roundId, type BoardId } from "../model/swiss.js";
import { swissHistoryOf } from "../swiss/history-of.js";
import type { BoardResult, SwissHistory } from "../swiss/history.js";
import { recordsOf, type RoundLine } from "../swiss/records.js";
import { sidesOf, type SideOf, type SwissSide } from "./swiss-side.js";
import { swissTableOf, type SwissRow } from "./swiss-table.js";

/** What a round was for a player. */
export interface SwissPlayerRound {
  readonly round: number;
  /** `open`: paired, without a result yet. */
  readonly kind: RoundLine["kind"];
  /** null: no game. */
  readonly board: BoardId | null;
  readonly opponent: SwissSide | null;
  readonly isWhite: boolean | null;
  readonly result: BoardResult | null;
  /** As people say it. */
  readonly score: number;
}

export interface SwissPlayerView {
  readonly row: SwissRow;
  readonly rounds: readonly SwissPlayerRound[];
}

/** A player's own page: where they stand, what brought them there, round by round; null for who is in no Swiss. */
export function swissPlayerOf(state: EventState, entrant: EntrantId): SwissPlayerView | null {
  const competition = state.entrants[entrant]?.competition;
  if (competition === undefined) return null;
  const row = swissTableOf(state, competition).rows.find(
    ({ player }) => player.entrant === entrant,
  );
  if (!row || !state.competitions[competition]?.swiss) return null;
  const history = swissHistoryOf(state, competition);
  const lines = recordsOf(history).get(entrant)?.lines ?? [];
  const sideOf = sidesOf(state, history);
  return { row, rounds: lines.map((line) => roundOf(line, { competition, history, sideOf })) };
}

interface Seen {
  readonly competition: CompetitionId;
  readonly history: SwissHistory;
  readonly sideOf: SideOf;
}

const NO_GAME = { board: null, opponent: null, isWhite: null, result: null };

function roundOf(line: RoundLine, { competition, history, sideOf }: Seen): SwissPlayerRound {
  const { round, kind } = line;
  const score = line.score / 2;
  if (!("opponent" in line)) return { round, kind, score, ...NO_GAME };
  const { opponent, isWhite } = line;
  const boards = history.rounds[round - 1]?.boards ?? [];
  const index = boards.findIndex((one) => (isWhite ? one.black : one.white) === opponent);
  return {
    round,
    kind,
    score,
    board: boardId(roundId(competition, round), index + 1),
    opponent: sideOf(opponent),
    isWhite,
    result: boards[index]?.result ?? null,
  };
}

/** One round of a player in the cross table. */
export interface SwissCell {
  readonly kind: RoundLine["kind"];
  /** The opponent's line in the table, from 1; null: no game. */
  readonly opponent: number | null;
  readonly isWhite: boolean | null;
  readonly score: number;
}

export interface SwissCrossTable {
  readonly rounds: number;
  readonly lines: readonly (SwissRow & {
    /** From 1, in the order of the standings. */
    readonly line: number;
    readonly cells: readonly SwissCell[];
  })[];
}

/** Everybody against everybody, by rounds, in the order of the standings. */
export function swissCrossTableOf(state: EventState, competition: CompetitionId): SwissCrossTable {
  const { rows, rounds } = swissTableOf(state, competition);
  const records = recordsOf(swissHistoryOf(state, competition));
  const lineOf = new Map(rows.map(({ player }, index) => [player.entrant, index + 1]));
  const cellOf = (line: RoundLine): SwissCell => ({
    kind: line.kind,
    opponent: "opponent" in line ? (lineOf.get(line.opponent) ?? null) : null,
    isWhite: "opponent" in line ? line.isWhite : null,
    score: line.score / 2,
  });
  return {
    rounds,
    lines: rows.map((row, index) => ({
      ...row,
      line: index + 1,
      cells: (records.get(row.player.entrant)?.lines ?? []).map(cellOf),
    })),
  };
}
