export type Separator = "," | ";" | "\t";

export interface CsvRow {
  /** The line on which it begins, from 1; a quoted cell may run over several. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote was opened and never closed: the rest of the file is in this row. */
  readonly isQuoteOpen: boolean;
}

/** The rows of a table that hold anything. Cells may stand in double quotes, which are doubled inside. */
export function csvRows(text: string, separator: Separator): CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(cell);
    cell = "";
  };
  const endRow = (isQuoteOpen: boolean) => {
    endCell();
    if (cells.some((one) => one.trim() !== "")) rows.push({ line: begun, cells, isQuoteOpen });
    cells = [];
  };
  const source = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  for (let at = 0; at < source.length; at++) {
    const char = source[at]!;
    if (char === "\n") line++;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') cell += source[++at]!;
      else isQuoted = false;
    } else if (char === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (char === separator) endCell();
    else if (char === "\n") {
      endRow(false);
      begun = line;
    } else cell += char;
  }
  endRow(isQuoted);
  return rows;
}

const SEPARATORS: readonly Separator[] = ["\t", ";", ","];

/** The separator that splits the first lines into the same number of cells most often; null: none splits them. */
export function separatorOf(text: string): Separator | null {
  const sample = text.split(/\r\n?|\n/, 30).join("\n");
  let best: { readonly separator: Separator; readonly lines: number } | null = null;
  for (const separator of SEPARATORS) {
    const rows = csvRows(sample, separator);
    const width = rows[0]?.cells.length ?? 0;
    const lines = width < 2 ? 0 : rows.filter(({ cells }) => cells.length === width).length;
    if (lines > (best?.lines ?? 0)) best = { separator, lines };
  }
  return best?.separator ?? null;
}
