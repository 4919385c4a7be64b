import type { Game, MatchResult, Side } from "../model/block.js";
import type { Format } from "../model/competition.js";

/** A figure for each side, `a` first. */
export type ForSides = readonly [number, number];

/** What a result comes to. */
export interface Tally {
  /** null: level, half a win each. */
  readonly winner: Side | null;
  readonly games: ForSides;
  readonly points: ForSides;
}

const NONE: ForSides = [0, 0];
const otherSide = (side: Side): Side => (side === "a" ? "b" : "a");

/** Whether a game has been played out: level games only where a format lets them end so. */
export const isPlayedOut = ([a, b]: Game, { gameTo, ties }: Format): boolean =>
  a === b ? ties : gameTo === null || Math.max(a, b) >= gameTo;

/** Games won by each side. */
export function gamesWon(games: readonly Game[]): ForSides {
  const a = games.filter((game) => game[0] > game[1]).length;
  const b = games.filter((game) => game[0] < game[1]).length;
  return [a, b];
}

/** Whether nothing that could still be played would change who won. */
export function isDecided(games: readonly Game[], bestOf: number): boolean {
  const [a, b] = gamesWon(games);
  return Math.abs(a - b) > bestOf - games.length;
}

/** The match is over by its games alone. */
export const isOver = (games: readonly Game[], { bestOf }: Format): boolean =>
  games.length >= bestOf || isDecided(games, bestOf);

/** The games of a match broken off by retirement that count: had the last one been finished, the match would be over. */
function finishedOf(games: readonly Game[], format: Format): readonly Game[] {
  const finished = games.filter((game) => isPlayedOut(game, format));
  return isOver(finished, format) ? finished.slice(0, -1) : finished;
}

/**
 * Who won and by what, of a result as it stands (RES-1). A walkover is a win without games or points; of a match
 * that ended by retirement the finished games count, and every point.
 */
export function tallyOf(result: MatchResult, format: Format): Tally {
  if ("walkover" in result) return { winner: result.walkover, games: NONE, points: NONE };
  const points: ForSides = [sum(result.games, 0), sum(result.games, 1)];
  if ("retired" in result) {
    return {
      winner: otherSide(result.retired),
      games: gamesWon(finishedOf(result.games, format)),
      points,
    };
  }
  const games = gamesWon(result.games);
  return { winner: games[0] === games[1] ? null : games[0] > games[1] ? "a" : "b", games, points };
}

const sum = (games: readonly Game[], side: 0 | 1): number =>
  games.reduce((total, game) => total + game[side], 0);
