/** Columns of a player's line in TRF16, from 0, the end not included. */
export const TRF = {
  rank: [4, 8],
  name: [14, 47],
  rating: [48, 52],
  country: [53, 56],
  rankingId: [57, 68],
  points: [80, 84],
  place: [85, 89],
} as const;
export type TrfField = keyof typeof TRF;

/** The first round's columns begin here; each round takes ten. */
const ROUNDS_FROM = 91;
const ROUND_WIDTH = 10;

export const trfField = (line: string, field: TrfField): string => line.slice(...TRF[field]);

/** `0012 w 1`: opponent, colour, result of a round, from 1; "" where the line ends before it. */
export function trfCell(line: string, round: number): string {
  const from = ROUNDS_FROM + (round - 1) * ROUND_WIDTH;
  return line.slice(from, from + 8).trimEnd();
}

export const trfRounds = (line: string): number =>
  Math.max(0, Math.ceil((line.trimEnd().length - ROUNDS_FROM) / ROUND_WIDTH));

export const trfCellAt = (round: number): number => ROUNDS_FROM + (round - 1) * ROUND_WIDTH;
