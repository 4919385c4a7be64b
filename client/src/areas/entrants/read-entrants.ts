import { checkLine } from "./import/check-line";
import { cut } from "./import/cut";
import { columnsOfContent, columnsOfHeader, hasName } from "./import/columns";
import { decodeList, kindOfBytes } from "./import/decode";
import { markDoubled } from "./import/doubled";
import {
  BYTES_MOST,
  LINES_REPORTED,
  type Column,
  type Encoding,
  type FieldSoFar,
  type LineReport,
  type ListProblem,
  type ReadReport,
  type Separator,
} from "./import/reading";
import { readRows, separatorOf, type Row } from "./import/rows";

/** What is to be read: text that was pasted, or the bytes of a file. */
export type ListSource = { readonly text: string } | { readonly bytes: Uint8Array };

/**
 * A list of entrants, line by line: what would be read, what is wrong and what will be done about it. Nothing is
 * imported by it. Pure; `onProgress` hears the share that is read, 0 to 1.
 */
export function readEntrants(
  source: ListSource,
  field: FieldSoFar,
  onProgress?: (share: number) => void,
): ReadReport {
  const sized = "bytes" in source ? source.bytes.byteLength : source.text.length;
  if (sized > BYTES_MOST) return stopped({ code: "tooLarge", stops: true, ...megabytes(sized) });
  if ("text" in source) return readText(source.text, "utf-8", field, onProgress);
  const kind = kindOfBytes(source.bytes);
  if (kind !== "text") return stopped({ code: "notText", stops: true, kind });
  const { text, encoding } = decodeList(source.bytes);
  return readText(text, encoding, field, onProgress);
}

function readText(
  text: string,
  encoding: Encoding,
  field: FieldSoFar,
  onProgress?: (share: number) => void,
): ReadReport {
  const found = separatorOf(text);
  const length = Math.max(1, text.length);
  const rows = readRows(text, found ?? "\t", (at) => onProgress?.(at / length));
  const first = rows[0];
  if (!first) return stopped({ code: "empty", stops: true }, encoding);
  if (!found && isUnseparated(rows)) {
    return stopped(
      { code: "noSeparator", stops: true, value: cut(first.cells.join(" ")) },
      encoding,
    );
  }
  return readLaidOut(rows, first, { encoding, separator: found }, field);
}

function readLaidOut(
  all: readonly Row[],
  first: Row,
  { encoding, separator }: { encoding: Encoding; separator: Separator | null },
  field: FieldSoFar,
): ReadReport {
  const header = columnsOfHeader(first.cells);
  const entries = header ? all.slice(1) : all;
  const columns = header ?? columnsOfContent(entries.slice(0, 50).map((row) => row.cells));
  const most = field.lines ?? LINES_REPORTED;
  const layout = { columns, separator: separator ?? ("\t" as const) };
  const reported = hasName(columns) ? entries.slice(0, most) : [];
  const lines = markDoubled(
    reported.map((row) => checkLine(row, layout)),
    field,
  );
  const rows = entries.length;
  const problems = [
    ...problemsOfColumns(columns, header ? first.cells : []),
    ...problemsOfSize(rows, lines, field),
  ];
  return { encoding, separator, hasHeader: header !== null, columns, rows, lines, problems };
}

function problemsOfColumns(
  columns: readonly (Column | null)[],
  header: readonly string[],
): ListProblem[] {
  const problems: ListProblem[] = [];
  if (!hasName(columns))
    problems.push({ code: "noNameColumn", stops: true, value: cut(header.join(", ")) });
  const unread = header.filter((cell, i) => columns[i] === null && cell.trim() !== "");
  if (unread.length > 0)
    problems.push({ code: "columnsNotRead", stops: false, value: cut(unread.join(", ")) });
  return problems;
}

function problemsOfSize(
  rows: number,
  lines: readonly LineReport[],
  field: FieldSoFar,
): ListProblem[] {
  if (rows === 0) return [{ code: "empty", stops: true }];
  const wanted = lines.filter(
    ({ verdict }) => verdict === "read" || verdict === "readWithout",
  ).length;
  const isTooMany = rows > (field.lines ?? LINES_REPORTED) || wanted > field.room;
  return isTooMany
    ? [{ code: "tooMany", stops: true, rows: Math.max(wanted, rows), room: field.room }]
    : [];
}

/** One cell a line is a list of names, unless most lines hold figures or a bar, which belong to other columns. */
const isUnseparated = (rows: readonly Row[]): boolean =>
  rows.filter(({ cells }) => /\d|\|/.test(cells[0] ?? "")).length * 2 > rows.length;

const stopped = (problem: ListProblem, encoding: Encoding = "utf-8"): ReadReport => ({
  encoding,
  separator: null,
  hasHeader: false,
  columns: [],
  rows: 0,
  lines: [],
  problems: [problem],
});

const megabytes = (bytes: number) => ({
  megabytes: Math.ceil(bytes / 1e6),
  most: BYTES_MOST / 1e6,
});
