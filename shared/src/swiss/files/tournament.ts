import type { Absence, BoardResult } from "../history.js";
import type { FilePlayer, FileProblem, LineProblem } from "./file-problem.js";

/** A player of a whole tournament. The order is that of the seed numbers. */
export interface TournamentPlayer extends FilePlayer {
  readonly gone: readonly Absence[];
}

/** Players are named by their place in the list, from 0. */
export interface TournamentRound {
  readonly boards: readonly {
    readonly white: number;
    readonly black: number;
    readonly result: BoardResult | null;
  }[];
  readonly bye: number | null;
  /** Points for a round without a game: 1 counts as a bye. */
  readonly given: ReadonlyMap<number, 1 | 0.5>;
}

/** A tournament as a file tells it. */
export interface FileTournament {
  readonly name: string | null;
  /** How many rounds are planned; null: not said. */
  readonly planned: number | null;
  readonly players: readonly TournamentPlayer[];
  readonly rounds: readonly TournamentRound[];
}

/** What was read of a tournament; null where a line was refused, for rounds hang together. */
export interface ReadTournament {
  readonly tournament: FileTournament | null;
  readonly problems: readonly LineProblem[];
  readonly stops: FileProblem | null;
}
