/**
 * How many columns show `count` blocks best: at most `most`, with the fewest holes in the last row, then the fewest rows'
 * worth of height, so eight are four and four, never five and three.
 */
export function columnsFor(count: number, most: number): number {
  if (count <= most) return Math.max(1, count);
  const rows = Math.ceil(count / most);
  return Math.ceil(count / rows);
}
