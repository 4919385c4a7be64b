import type { EntrantId } from "../model/ids.js";
import type { StageGame } from "../model/stage.js";

/** A team's colour against another, in the row of the first: `WB` where they meet with both, `X` against itself. */
export type StageColour = "X" | "W" | "B" | "WB";

const meetTwice = (size: number): boolean => size <= 3;

/** Whether place i is White against the later place j in a group in which they meet once (STG-5). */
const isWhite = (size: number, i: number, j: number): boolean =>
  size === 4 ? j - i >= 2 : (j - i) % 2 === 1;

/** Rows against columns, by place, for a group of 2 to 5 (STG-5). */
export function stageColours(size: number): StageColour[][] {
  const colour = (i: number, j: number): StageColour => {
    if (i === j) return "X";
    if (meetTwice(size)) return "WB";
    const earlierIsWhite = isWhite(size, Math.min(i, j), Math.max(i, j));
    return earlierIsWhite === i < j ? "W" : "B";
  };
  const places = Array.from({ length: size }, (_, place) => place);
  return places.map((i) => places.map((j) => colour(i, j)));
}

/** A group's games in the order of its list: row by row, the first of a pair that meets twice as White first (STG-6). */
export function stageGames(teams: readonly EntrantId[]): StageGame[] {
  const size = teams.length;
  return teams.flatMap((first, i) =>
    teams.slice(i + 1).flatMap((second, offset) => {
      const forwards = { white: first, black: second };
      const backwards = { white: second, black: first };
      if (meetTwice(size)) return [forwards, backwards];
      return isWhite(size, i, i + 1 + offset) ? [forwards] : [backwards];
    }),
  );
}
