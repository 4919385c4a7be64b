import type { Game, MatchResult } from "../model/block.js";
import type { Format } from "../model/competition.js";
import type { Refusal } from "../refusal.js";
import { isDecided, isOver } from "./score.js";

/**
 * Why a result does not fit the format, or null where it does (RES-1). Games are counted from 1.
 * @param result whole points, none below 0 (the schema sees to that)
 */
export function refusalOfResult(result: MatchResult, format: Format): Refusal | null {
  if ("walkover" in result) return null;
  const { games } = result;
  if (games.length > format.bestOf) return wrongGames(games, format);
  const late = games.findIndex((_, index) => isDecided(games.slice(0, index), format.bestOf));
  if (late >= 0) return { code: "result.afterDecided", game: late + 1 };
  if ("retired" in result) return refusalOfRetired(games, format);
  return (
    refusalOfGames(games, format) ?? (isOver(games, format) ? null : wrongGames(games, format))
  );
}

const wrongGames = (games: readonly Game[], { bestOf }: Format): Refusal => ({
  code: "result.wrongGames",
  bestOf,
  games: games.length,
});

function refusalOfGames(games: readonly Game[], format: Format): Refusal | null {
  for (const [index, game] of games.entries()) {
    const refusal = refusalOfGame(game, format, index + 1);
    if (refusal) return refusal;
  }
  return null;
}

/** Only the last game may have been broken off, and then nobody had won it. */
function refusalOfRetired(games: readonly Game[], format: Format): Refusal | null {
  const last = games.at(-1);
  if (!last) return null;
  const isWon = format.gameTo !== null && Math.max(...last) >= format.gameTo;
  if (!isWon) return refusalOfGames(games.slice(0, -1), format);
  const isTooLate = isOver(games, format);
  return (
    refusalOfGames(games, format) ??
    (isTooLate ? { code: "result.afterDecided", game: games.length } : null)
  );
}

/** A game is won by exactly the points that win it; one that ends level ends below them. */
function refusalOfGame(game: Game, { gameTo, ties }: Format, number: number): Refusal | null {
  const [high, low] = game[0] > game[1] ? game : [game[1], game[0]];
  if (high === low && !ties) return { code: "result.gameTied", game: number };
  if (gameTo === null) return null;
  const isRight = high === low ? high < gameTo : high === gameTo;
  return isRight ? null : { code: "result.wrongScore", game: number, gameTo };
}
