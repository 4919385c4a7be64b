import type { Column } from "./reading";

/**
 * Spellings of column names in the languages of the pages, folded: lower case, letters and digits only, accents left out.
 */
const SPELLINGS: Readonly<Record<Column, readonly string[]>> = {
  name: [
    ...["name", "names", "player", "playername", "entrant", "fullname", "pair", "team"],
    ...[
      "nom",
      "joueur",
      "inscrit",
      "paire",
      "equipe",
      "spieler",
      "teilnehmer",
      "paar",
      "mannschaft",
    ],
    ...[
      "nombre",
      "jugador",
      "participante",
      "pareja",
      "equipo",
      "namn",
      "spelare",
      "deltagare",
      "par",
    ],
  ],
  firstName: [
    ...["firstname", "first", "givenname", "forename", "forenames", "givennames"],
    ...["prenom", "vorname", "nombredepila", "fornamn"],
  ],
  lastName: [
    ...["lastname", "last", "surname", "familyname"],
    ...["nomdefamille", "nachname", "familienname", "apellido", "apellidos", "efternamn"],
  ],
  country: [
    "country",
    "countrycode",
    "cty",
    "nation",
    "nationality",
    "nat",
    "noc",
    "federation",
    "fed",
    ...["pays", "nationalite", "land", "nationalitat", "pais", "nacionalidad", "nationalitet"],
  ],
  current: ["dgrade", "grade", "current", "currentgrade", "currentdgrade", "dg", "rating"],
  max12: [
    ...["max12mo", "max12", "max12m", "max12months", "max12month", "maxdgrade", "maxgrade", "max"],
    ...[
      "max12modgrade",
      "highest",
      "highestdgrade",
      "highest12months",
      "highestin12months",
      "best12",
    ],
  ],
  estimated: ["estimated", "estimate", "est", "estimateddgrade", "estimatedgrade", "estdgrade"],
  rankingId: ["id", "playerid", "rankingid", "wcfid", "playernumber", "playerno"],
  ball: [
    ...["ball", "ballnumber", "ballno", "ballnr", "balls"],
    ...["boule", "numerodeboule", "kugel", "kugelnummer", "bola", "numerodebola", "kula"],
  ],
};

const BY_SPELLING = new Map<string, Column>(
  Object.entries(SPELLINGS).flatMap(([column, spellings]) =>
    spellings.map((spelling) => [spelling, column as Column] as const),
  ),
);

export const columnNamed = (header: string): Column | null =>
  BY_SPELLING.get(
    header
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ""),
  ) ?? null;

const isName = (column: Column | null) =>
  column === "name" || column === "firstName" || column === "lastName";

/** The columns that a first line names, each once; null if it is not a line of names. */
export function columnsOfHeader(cells: readonly string[]): (Column | null)[] | null {
  const found = cells.map(columnNamed);
  const once = withSurname(found.map((column, i) => (found.indexOf(column) === i ? column : null)));
  const known = once.filter((column) => column !== null).length;
  return once.some(isName) || known >= 2 ? once : null;
}

/** Beside a first name, `Name` and `Nom` are the last one. */
const withSurname = (columns: readonly (Column | null)[]): (Column | null)[] =>
  columns.map((column) =>
    column === "name" && columns.includes("firstName") && !columns.includes("lastName")
      ? "lastName"
      : column,
  );

export const hasName = (columns: readonly (Column | null)[]): boolean => columns.some(isName);

const GRADES: readonly Column[] = ["current", "max12", "estimated", "ball"];

/** The columns by what stands in them, for a list without a first line of names. */
export function columnsOfContent(rows: readonly (readonly string[])[]): (Column | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns: (Column | null)[] = [];
  const grades = [...GRADES];
  for (let i = 0; i < width; i++) {
    const filled = rows.map((row) => row[i]?.trim() ?? "").filter((cell) => cell !== "");
    columns.push(kindOf(filled, columns, grades));
  }
  return columns;
}

function kindOf(
  filled: readonly string[],
  before: readonly (Column | null)[],
  grades: Column[],
): Column | null {
  const most = (form: RegExp) =>
    filled.filter((cell) => form.test(cell)).length * 2 > filled.length;
  const isNumbers = most(/^\d+([.,]0+)?$/);
  // A number before the name is a line number.
  if (!before.includes("name")) return filled.length === 0 || isNumbers ? null : "name";
  if (isNumbers) return grades.shift() ?? null;
  const isNext = !before.includes("country") && grades.length === GRADES.length;
  if (isNext && (filled.length === 0 || most(/^\p{L}[\p{L} .'-]*$/u))) return "country";
  // An empty column keeps its place among the grades.
  return filled.length === 0 ? (grades.shift() ?? null) : null;
}
