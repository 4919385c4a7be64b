/** Lengths in rem: 108 rem are the height of the screen. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface GridWish {
  /** How many blocks, and the most rows one has. */
  readonly count: number;
  readonly rows: number;
  /** How wide a row is in its own letter height; from it follows what size fits a column. */
  readonly emWidth: number;
}

export interface Grid {
  readonly columns: number;
  readonly perPage: number;
  readonly pages: number;
  /** Height of a row and size of its letters, rem. */
  readonly row: number;
  readonly size: number;
}

const HEAD = 4.6;
const GAP_X = 3.2;
const GAP_Y = 2.6;
/** 2.4 rem are 2.2 % of the height: nothing smaller (SCR-3). */
export const LEAST_SIZE = 2.4;
const LEAST_ROW = 3.1;
const LARGEST_SIZE = 5.2;

const gridOf = (
  { width, height }: Room,
  { rows, emWidth }: GridWish,
  columns: number,
  lines: number,
) => {
  const column = (width - (columns - 1) * GAP_X) / columns;
  const row = ((height - (lines - 1) * GAP_Y) / lines - HEAD) / Math.max(1, rows);
  return { column, row, size: Math.min(row * 0.68, column / emWidth, LARGEST_SIZE) };
};

/**
 * How blocks are laid out so that they are read best from afar: of all grids that hold them at a size that can be read, the one with
 * the largest letters; where none holds all, as few pages as can be, evenly filled.
 */
export function gridFor(room: Room, wish: GridWish): Grid {
  const { count } = wish;
  for (let pages = 1; pages <= count; pages += 1) {
    const perPage = Math.ceil(count / pages);
    const best = bestGrid(room, wish, perPage);
    if (best) return { ...best, perPage, pages };
  }
  const only = gridOf(room, wish, 1, 1);
  return { columns: 1, perPage: 1, pages: Math.max(1, count), row: only.row, size: LEAST_SIZE };
}

function bestGrid(
  room: Room,
  wish: GridWish,
  perPage: number,
): Pick<Grid, "columns" | "row" | "size"> | null {
  let best: Pick<Grid, "columns" | "row" | "size"> | null = null;
  for (let columns = 1; columns <= perPage; columns += 1) {
    const lines = Math.ceil(perPage / columns);
    if (Math.ceil(perPage / lines) !== columns) continue;
    const { row, size } = gridOf(room, wish, columns, lines);
    if (row < LEAST_ROW || size < LEAST_SIZE) continue;
    // Of two that read as well, the one with more columns: its figures stand nearer to their names.
    if (!best || size >= best.size) best = { columns, row: Math.min(row, size * 2), size };
  }
  return best;
}
