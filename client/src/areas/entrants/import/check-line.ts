import { wholeNumber } from "../figures";
import { cut } from "./cut";
import type { Row } from "./rows";
import {
  BALL_MOST,
  GRADE_MOST,
  NAME_MOST,
  RANKING_ID_MOST,
  type Column,
  type LineProblem,
  type LineReport,
  type ReadEntrant,
  type Separator,
} from "./reading";

/** How columns are laid out, and what separates them. */
export interface Layout {
  readonly columns: readonly (Column | null)[];
  readonly separator: Separator;
}

/** A row as an entrant, as far as the row alone tells: names met twice are the caller's. */
export function checkLine(row: Row, layout: Layout): LineReport {
  const problems: LineProblem[] = [];
  const { line } = row;
  const raw = cut(row.cells.join(layout.separator).trim());
  const left = (problem: LineProblem): LineReport => ({
    line,
    raw,
    entrant: null,
    problems: [problem],
    verdict: "leftOut",
  });
  if (row.isQuoteOpen) return left({ code: "quoteOpen" });
  const other = otherSeparatorIn(row, layout);
  if (other) return left({ code: "otherSeparator", value: other });
  const cell = (column: Column) => tidy(row.cells[layout.columns.indexOf(column)] ?? "");
  const name = cell("name") || [cell("firstName"), cell("lastName")].filter(Boolean).join(" ");
  if (name === "") return left({ code: "nameMissing" });
  if (name.length > NAME_MOST)
    return left({ code: "nameTooLong", length: name.length, most: NAME_MOST });
  const extra = row.cells.slice(layout.columns.length).map(tidy).filter(Boolean);
  if (extra.length > 0)
    problems.push({ code: "tooManyFields", value: extra.join(layout.separator) });
  const entrant: ReadEntrant = {
    name,
    country: countryIn(cell("country"), problems),
    current: gradeIn("current", cell("current"), problems),
    max12: gradeIn("max12", cell("max12"), problems),
    estimated: gradeIn("estimated", cell("estimated"), problems),
    ball: ballIn(cell("ball"), problems),
    ...rankingIdIn(cell("rankingId")),
  };
  return { line, raw, entrant, problems, verdict: problems.length > 0 ? "readWithout" : "read" };
}

/** One line, single spaces, no control characters, no marks that turn the reading direction, no halves of characters. */
const tidy = (text: string): string =>
  text
    .replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/[\u0000-\u001f\u007f-\u009f\u00a0\u200b\ufeff]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** A line in one cell that another separator would split: it was written by another hand. */
function otherSeparatorIn(row: Row, { columns, separator }: Layout): string | null {
  if (columns.length < 2 || row.cells.filter((cell) => cell.trim() !== "").length > 1) return null;
  const [only = ""] = row.cells;
  return [";", "\t", ",", "|"].find((s) => s !== separator && only.split(s).length >= 3) ?? null;
}

function countryIn(text: string, problems: LineProblem[]): string | null {
  if (text === "") return null;
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase();
  problems.push({ code: "countryForm", value: text });
  return null;
}

function gradeIn(column: Column, text: string, problems: LineProblem[]): number | null {
  // A dash is how a list says that there is none.
  if (/^[-–—]?$/.test(text)) return null;
  const grade = wholeNumber(text, GRADE_MOST);
  if (grade !== null) return grade;
  problems.push({ code: "gradeForm", column, value: text });
  return null;
}

/** One that is too long is none: the name finds the player then. */
const rankingIdIn = (text: string): { readonly rankingId?: string } =>
  text === "" || text.length > RANKING_ID_MOST ? {} : { rankingId: text };

function ballIn(text: string, problems: LineProblem[]): number | null {
  if (text === "") return null;
  const ball = wholeNumber(text, BALL_MOST, 1);
  if (ball !== null) return ball;
  problems.push({ code: "ballForm", value: text });
  return null;
}
