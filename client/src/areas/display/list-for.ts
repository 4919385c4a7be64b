import { LEAST_SIZE, type Room } from "./grid";

interface HallList {
  readonly columns: number;
  readonly perColumn: number;
  readonly pages: number;
  /** Height of a line and size of its letters, rem. */
  readonly row: number;
  readonly size: number;
}

const GAP = 5.6;
/** The line above each column. */
const HEAD = 4.4;
const LEAST_ROW = 3.6;
const LARGEST_SIZE = 4.6;
const MOST_COLUMNS = 4;

/**
 * How equal lines are laid out in columns so that they are read best from afar: on as few pages as can be, with the largest letters.
 * `emWidth`: how wide a line is in its own letter height.
 */
export function listFor(room: Room, count: number, emWidth: number): HallList {
  const height = room.height - HEAD;
  for (let pages = 1; pages <= Math.max(1, count); pages += 1) {
    const perPage = Math.max(1, Math.ceil(count / pages));
    let best: HallList | null = null;
    for (let columns = 1; columns <= MOST_COLUMNS; columns += 1) {
      const perColumn = Math.ceil(perPage / columns);
      const width = (room.width - (columns - 1) * GAP) / columns;
      const size = Math.min((height / perColumn) * 0.62, width / emWidth, LARGEST_SIZE);
      const row = Math.min(height / perColumn, size * 1.9);
      if (size < LEAST_SIZE || row < LEAST_ROW) continue;
      if (!best || size > best.size) best = { columns, perColumn, pages, row, size };
    }
    if (best) return best;
  }
  const perColumn = Math.max(1, Math.floor(height / LEAST_ROW));
  const pages = Math.max(1, Math.ceil(count / perColumn));
  return { columns: 1, perColumn, pages, row: LEAST_ROW, size: LEAST_SIZE };
}
