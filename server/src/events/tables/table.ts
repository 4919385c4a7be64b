import { writeCsv, type CsvValue } from "@drawroom/shared";

/** A table to be saved: names of columns in words, and lines of as many cells. */
export interface Table {
  readonly head: readonly string[];
  readonly lines: readonly (readonly CsvValue[])[];
}

/** Spreadsheets take CSV for UTF-8 only after this mark. */
export const BYTE_ORDER_MARK = "\ufeff";

/** RFC 4180, in UTF-8; no text in it acts as a formula (SWS-18). */
export const csvOf = ({ head, lines }: Table): string =>
  BYTE_ORDER_MARK + writeCsv([head, ...lines]);

/** What is so says `yes`; what is not, nothing. */
export const yes = (is: boolean): CsvValue => (is ? "yes" : null);

/** `2026-05-13T10:40` in two cells. */
export const dayAndTime = (at: string | null): readonly [CsvValue, CsvValue] =>
  at === null ? [null, null] : [at.slice(0, 10), at.slice(11)];
