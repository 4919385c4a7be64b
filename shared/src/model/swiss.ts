import type { BoardResult, SwissGroups, SwissPlayer, SwissRound } from "../swiss/history.js";
import type { CompetitionId, EntrantId } from "./ids.js";
import type { RandomDrawId } from "./random-draw.js";

/** `k3x9.3`: the third round of competition k3x9. Its working has the same key. */
export type RoundId = string;
/** `k3x9.3.12`: board 12 of that round. */
export type BoardId = string;

/** A player's place in a Swiss competition, frozen with the first round (SWS-1). Its key is the entrant's id. */
export type Player = Omit<SwissPlayer, "id">;

/** A round that is paired. Its number is in its key. */
export interface Round {
  readonly bye: EntrantId | null;
  /** Points that an imported file gives to who did not play, the bye left out: 1 counts as a bye, ½ does not. */
  readonly given?: SwissRound["given"];
  /** The draw of round 1, and the groups it shuffled (SWS-2, SWS-5). */
  readonly draw?: RandomDrawId;
  readonly groups?: SwissGroups;
  /** How it came to be where the rules did not pair it. */
  readonly madeBy?: "hand" | "file";
  /** The half points that seeds 1, 2, 3 … had when it was paired (SWS-11); left out where all had none. */
  readonly scores?: readonly number[];
}

/** A game of a round (SWS-12). */
export interface Board {
  readonly white: EntrantId;
  readonly black: EntrantId;
  readonly result?: BoardResult;
}

export const roundId = (competition: CompetitionId, number: number): RoundId =>
  `${competition}.${number}`;
export const boardId = (round: RoundId, number: number): BoardId => `${round}.${number}`;

/** `k3x9.3` in its parts. */
export function roundParts(id: RoundId): { competition: CompetitionId; round: number } {
  const [competition = "", round = "0"] = id.split(".");
  return { competition, round: Number(round) };
}

/** `k3x9.3.12` in its parts. */
export function boardParts(id: BoardId): {
  competition: CompetitionId;
  round: number;
  board: number;
} {
  const [, , board = "0"] = id.split(".");
  return { ...roundParts(id), board: Number(board) };
}
