/**
 * Settles rows on columns one by one: gives the row the column, and true, if all rows together can still be worth as much as at the
 * start; else false, and nothing changes.
 */
export type Settle = (row: number, column: number) => boolean;

/** One column for each row of a square table of whole numbers, so that the sum is the greatest. */
export function bestMatching(worth: readonly (readonly number[])[]): Settle {
  const { rowOf, canBeBest } = greatest(worth);
  const settled = new Set<number>();

  /** Finds another column for a row, moving others where they can go on. */
  function moved(row: number, seen: Set<number>): boolean {
    for (let column = 0; column < worth.length; column++) {
      if (seen.has(column) || !canBeBest(row, column)) continue;
      seen.add(column);
      const other = rowOf[column]!;
      if (other !== NO_ROW && !moved(other, seen)) continue;
      rowOf[column] = row;
      return true;
    }
    return false;
  }

  return (row, column) => {
    if (settled.has(column) || !canBeBest(row, column)) return false;
    const own = rowOf.indexOf(row);
    if (own !== column) {
      const other = rowOf[column]!;
      rowOf[own] = NO_ROW;
      if (!moved(other, new Set([...settled, column]))) {
        rowOf[own] = row;
        return false;
      }
      rowOf[column] = row;
    }
    settled.add(column);
    return true;
  };
}

const NO_ROW = -1;

/**
 * A matching of the greatest sum, and which pairs can be in one: those where the prices of row and column add up to the worth
 * (the Hungarian method). All numbers are whole, so the comparisons are exact.
 */
function greatest(worth: readonly (readonly number[])[]): {
  readonly rowOf: number[];
  readonly canBeBest: (row: number, column: number) => boolean;
} {
  const size = worth.length;
  const rowPrice = worth.map((row) => Math.max(...row));
  const columnPrice = Array.from({ length: size }, () => 0);
  const rowOf = Array.from({ length: size }, () => NO_ROW);
  const slack = (row: number, column: number): number =>
    rowPrice[row]! + columnPrice[column]! - worth[row]![column]!;

  for (let start = 0; start < size; start++) {
    /** By column: the smallest slack from a row reached so far, and that row. */
    const least = Array.from({ length: size }, () => Infinity);
    const from = Array.from({ length: size }, () => start);
    const reached = new Set<number>();
    let row = start;
    let column = -1;
    do {
      for (let other = 0; other < size; other++) {
        if (reached.has(other) || slack(row, other) >= least[other]!) continue;
        least[other] = slack(row, other);
        from[other] = row;
      }
      column = nearest(least, reached);
      const drop = least[column]!;
      rowPrice[start]! -= drop;
      for (const other of reached) {
        rowPrice[rowOf[other]!]! -= drop;
        columnPrice[other]! += drop;
      }
      for (let other = 0; other < size; other++) if (!reached.has(other)) least[other]! -= drop;
      reached.add(column);
      row = rowOf[column]!;
    } while (row !== NO_ROW);
    hand(rowOf, from, column, start);
  }
  return { rowOf, canBeBest: (row, column) => slack(row, column) === 0 };
}

/** The column not yet reached with the smallest slack, the first of several. */
function nearest(least: readonly number[], reached: ReadonlySet<number>): number {
  let best = -1;
  least.forEach((slack, column) => {
    if (!reached.has(column) && (best < 0 || slack < least[best]!)) best = column;
  });
  return best;
}

/** Hands columns on along the path that ends at a free one, so that the row it started from has one too. */
function hand(rowOf: number[], from: readonly number[], end: number, start: number): void {
  for (let column = end; ;) {
    const row = from[column]!;
    const before = rowOf.indexOf(row);
    rowOf[column] = row;
    if (row === start) return;
    column = before;
  }
}
