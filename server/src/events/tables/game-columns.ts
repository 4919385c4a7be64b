import type { Competition, CsvValue } from "@drawroom/shared";

const SIDES = ["first", "second"] as const;

/** Names of the columns for the points of each game: `7-3` in one cell would be read as a date. */
export const gameHead = ({ format: { bestOf } }: Competition): readonly string[] =>
  Array.from({ length: bestOf }, (_, game) =>
    SIDES.map((side) => `game ${game + 1} ${side}`),
  ).flat();

/** The cells under them; `games`: points of each, null where none were entered. */
export const gameCells = (
  { format: { bestOf } }: Competition,
  games: readonly (readonly number[])[] | null,
): readonly CsvValue[] =>
  Array.from({ length: bestOf }, (_, game) =>
    SIDES.map((_side, index) => games?.[game]?.[index] ?? null),
  ).flat();
