import { csvRows, separatorOf, type CsvRow } from "./csv-rows.js";
import {
  MOST_PLAYERS,
  type FilePlayer,
  type LineProblem,
  type ReadPlayers,
} from "./file-problem.js";
import { playerIn, type PlayerTexts } from "./player-fields.js";

type Column = keyof PlayerTexts | "firstName" | "lastName";

/** Spellings of column names: lower case, letters and digits only. */
const SPELLINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ["name", "player", "playername", "fullname"],
  firstName: ["firstname", "first", "givenname", "forename"],
  lastName: ["lastname", "last", "surname", "familyname"],
  country: ["country", "federation", "fed", "nation", "nat"],
  rating: ["rating", "elo", "rtg", "rtng", "fiderating", "srtng", "grade", "std"],
  rankingId: ["fideid", "fidenumber", "fideno", "idnumber", "id"],
};

/**
 * Players from a table (SWS-18), separated by commas, semicolons or tabs. A first line that names columns is used; without one
 * the first column that is no number is the name, and the first number after it the rating.
 */
export function readPlayersCsv(text: string): ReadPlayers {
  const rows = csvRows(text, separatorOf(text) ?? "\t");
  const [first] = rows;
  if (!first) return { players: [], problems: [], stops: "empty" };
  const header = headerIn(first.cells);
  const entries = header ? rows.slice(1) : rows;
  const columns = header ?? columnsByContent(entries);
  if (!columns.some((column) => column === "name" || column === "lastName")) {
    return { players: [], problems: [], stops: "noName" };
  }
  const players: FilePlayer[] = [];
  const problems: LineProblem[] = [];
  for (const row of entries) {
    const { line, isQuoteOpen } = row;
    if (isQuoteOpen) problems.push({ line, outcome: "refused", reason: { code: "quoteOpen" } });
    else {
      const read = playerIn(line, textsIn(row, columns));
      if (read.player) players.push(read.player);
      problems.push(...read.problems);
    }
  }
  const stops =
    players.length === 0 ? "noPlayers" : players.length > MOST_PLAYERS ? "tooMany" : null;
  return { players, problems, stops };
}

/** The columns that a first line names, each once; null if it names none. */
function headerIn(cells: readonly string[]): (Column | null)[] | null {
  const names = cells.map((cell) => {
    const folded = cell.toLowerCase().replace(/[^a-z0-9]/g, "");
    const found = Object.entries(SPELLINGS).find(([, spellings]) => spellings.includes(folded));
    return (found?.[0] ?? null) as Column | null;
  });
  const once = names.map((name, index) => (names.indexOf(name) === index ? name : null));
  return once.some((name) => name !== null) ? once : null;
}

function columnsByContent(rows: readonly CsvRow[]): (Column | null)[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const found: (Column | null)[] = [];
  for (let index = 0; index < width; index++) {
    const cells = rows.map((row) => row.cells[index]?.trim() ?? "").filter(Boolean);
    const most = (form: RegExp) =>
      cells.filter((cell) => form.test(cell)).length * 2 > cells.length;
    const column: Column | null = most(/^\d+$/)
      ? "rating"
      : most(/^[A-Za-z]{3}$/)
        ? "country"
        : "name";
    const isNext = column === "name" || found.includes("name");
    found.push(cells.length > 0 && isNext && !found.includes(column) ? column : null);
  }
  return found;
}

function textsIn({ cells }: CsvRow, columns: readonly (Column | null)[]): PlayerTexts {
  const at = (column: Column): string => cells[columns.indexOf(column)] ?? "";
  const parts = [at("lastName"), at("firstName")].map((part) => part.trim()).filter(Boolean);
  return {
    name: at("name") || parts.join(", "),
    country: at("country"),
    rating: at("rating"),
    rankingId: at("rankingId"),
  };
}
