/** What a cell may hold; null is empty. */
export type CsvValue = string | number | null;

/** Text that a spreadsheet would take for a formula; East Asian ones take the wide signs too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as CSV: commas, lines ended by CR and LF. A text that a spreadsheet would run as a formula gets an apostrophe in front,
 * which makes it text there (SWS-18).
 */
export const writeCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");

function cellOf(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
