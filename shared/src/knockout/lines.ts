/** The lines of the largest draw. */
export const MOST_LINES = 512;

/** The lines of the smallest draw that holds so many entrants; 2 at least (LIN-2). */
export function linesFor(entrants: number): number {
  let lines = 2;
  while (lines < entrants) lines *= 2;
  return lines;
}

/**
 * The seed whose place is on a line, both from 1, in a draw of 2, 4, 8 … lines (LIN-1). The other way round it is the same map:
 * it also gives the line of a seed.
 */
export function seedOnLine(line: number, lines: number): number {
  if (lines === 1) return 1;
  const index = Math.floor((line - 1) / 2);
  const seed = seedOnLine(index + 1, lines / 2);
  const isKept = (line - 1) % 2 === index % 2;
  return isKept ? seed : lines + 1 - seed;
}

/** The seeds of lines 1, 2, 3 … (LIN-1). */
export const seedsByLine = (lines: number): number[] =>
  Array.from({ length: lines }, (_, index) => seedOnLine(index + 1, lines));

/** Which of a draw's equal runs a line is in, from 0: 2 halves, 4 quarters, 8 eighths (LIN-3). Never more runs than lines. */
export const sectionOf = (line: number, lines: number, sections: number): number =>
  Math.floor(((line - 1) * Math.min(sections, lines)) / lines);
