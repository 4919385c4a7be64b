import Papa from "papaparse";
import { columnsOfHeader } from "./columns";
import type { Separator } from "./reading";

export interface Row {
  /** From 1; a quoted field may run over several lines, the row counts from its first. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote was opened and never closed: the rest of the file is in this row. */
  readonly isQuoteOpen: boolean;
}

const SEPARATORS: readonly Separator[] = ["\t", ";", ","];
const SAMPLE = 40;

/** The rows that hold anything, with their line numbers. `onRow` hears how far it is, in characters. */
export function readRows(text: string, separator: Separator, onRow?: (at: number) => void): Row[] {
  const rows: Row[] = [];
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    step: ({ data, errors, meta }) => {
      const isQuoteOpen = errors.some((error) => error.code === "MissingQuotes");
      const isBlank = data.every((cell) => cell.trim() === "");
      if (!isBlank || isQuoteOpen) rows.push({ line, cells: data, isQuoteOpen });
      line += 1 + breaksIn(data);
      onRow?.(meta.cursor);
    },
  });
  return rows;
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** The separator that names most columns, or splits most lines into the same number of cells; null: none does. */
export function separatorOf(text: string): Separator | null {
  const sample = firstLines(text, SAMPLE);
  let best: { separator: Separator; score: number } | null = null;
  for (const separator of SEPARATORS) {
    const score = scoreOf(readRows(sample, separator));
    if (score > (best?.score ?? 0)) best = { separator, score };
  }
  return best?.separator ?? null;
}

function scoreOf(rows: readonly Row[]): number {
  const first = rows[0];
  if (!first) return 0;
  const named = columnsOfHeader(first.cells)?.filter((column) => column !== null).length ?? 0;
  const widths = rows.map((row) => row.cells.length);
  const width = mostOften(widths);
  if (width < 2) return 0;
  // Columns named by the first line weigh more than any number of lines.
  return (
    named * 1000 +
    (widths.filter((w) => w === width).length * 100) / rows.length +
    Math.min(width, 20)
  );
}

function mostOften(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const n of numbers) counts.set(n, (counts.get(n) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function firstLines(text: string, count: number): string {
  let end = -1;
  for (let i = 0; i < count; i++) {
    end = text.indexOf("\n", end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}
