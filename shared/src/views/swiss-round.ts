import type { CompetitionId } from "../model/ids.js";
import type { RandomDrawId } from "../model/random-draw.js";
import type { EventState } from "../model/state.js";
import { boardId, roundId, type BoardId, type Round, type RoundId } from "../model/swiss.js";
import { swissHistoryOf } from "../swiss/history-of.js";
import type {
  BoardResult,
  Permission,
  PoolWorking,
  RoundWorking,
  SwissRound,
} from "../swiss/history.js";
import { sidesOf, type SideOf, type SwissSide } from "./swiss-side.js";

export interface SwissBoardView {
  readonly id: BoardId;
  /** From 1. */
  readonly number: number;
  /** The pool that paired it; null where none did. */
  readonly pool: PoolWorking["name"] | null;
  readonly white: SwissSide;
  readonly black: SwissSide;
  readonly result: BoardResult | null;
  /** The result follows from a withdrawal and was not entered (SWS-13). */
  readonly isByWithdrawal: boolean;
}

export interface SwissRoundView {
  readonly id: RoundId;
  readonly number: number;
  readonly boards: readonly SwissBoardView[];
  readonly bye: SwissSide | null;
  /** Points without a game, as an imported file gives them. */
  readonly given: readonly { readonly side: SwissSide; readonly points: 1 | 0.5 }[];
  /** Every game has a result (SWS-11). */
  readonly isClosed: boolean;
  readonly isLast: boolean;
  /** The last one, and no result of it is entered. */
  readonly canBeTakenBack: boolean;
  readonly madeBy: "rules" | NonNullable<Round["madeBy"]>;
  readonly permission: Permission | null;
  readonly draw: RandomDrawId | null;
}

/** A round that is paired, with all that stands on its page; null where there is none. */
export function swissRoundOf(
  state: EventState,
  competition: CompetitionId,
  number: number,
): SwissRoundView | null {
  const history = swissHistoryOf(state, competition);
  const id = roundId(competition, number);
  const [round, record] = [history.rounds[number - 1], state.rounds[id]];
  if (!round || !record) return null;
  const sideOf = sidesOf(state, history);
  const boards = boardsOf(state, id, round, sideOf);
  const isLast = number === history.rounds.length;
  const isEntered = boards.some(({ result, isByWithdrawal }) => result !== null && !isByWithdrawal);
  return {
    id,
    number,
    boards,
    bye: round.bye === null ? null : sideOf(round.bye),
    given: Object.entries(round.given ?? {}).map(([one, points]) => ({
      side: sideOf(one),
      points,
    })),
    isClosed: boards.every(({ result }) => result !== null),
    isLast,
    canBeTakenBack: isLast && !isEntered && history.settings.endedAfter === undefined,
    madeBy: record.madeBy ?? "rules",
    permission: state.roundWorkings[id]?.permission ?? null,
    draw: record.draw ?? null,
  };
}

function boardsOf(
  state: EventState,
  round: RoundId,
  { boards }: SwissRound,
  sideOf: SideOf,
): SwissBoardView[] {
  const pools = poolsByBoard(state.roundWorkings[round]);
  return boards.map(({ white, black, result }, index) => {
    const id = boardId(round, index + 1);
    return {
      id,
      number: index + 1,
      pool: pools[index] ?? null,
      white: sideOf(white),
      black: sideOf(black),
      result,
      isByWithdrawal: result !== null && state.boards[id]?.result === undefined,
    };
  });
}

const poolsByBoard = (working: RoundWorking | undefined): readonly PoolWorking["name"][] =>
  working?.pools.flatMap(({ name, boards }) => boards.map(() => name)) ?? [];

/** The boards of the round that is on, of all competitions: paired, and without a result. */
export function openBoardsOf(state: EventState): readonly SwissBoardView[] {
  const competitions = Object.values(state.competitions).filter(({ swiss }) => swiss !== undefined);
  return competitions
    .sort((a, b) => a.order - b.order)
    .flatMap(({ id, swiss }) => {
      if (swiss?.endedAfter !== undefined) return [];
      const { rounds } = swissHistoryOf(state, id);
      const view = swissRoundOf(state, id, rounds.length);
      return view?.boards.filter(({ result }) => result === null) ?? [];
    });
}
