import field from "../support/field-80.csv?raw";
import { commandSchema } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { readEntrants } from "../../client/src/areas/entrants/read-entrants";

const empty: { names: string[]; room: number } = { names: [], room: 512 };
const bytes = (text: string, encoding: BufferEncoding = "utf8") =>
  new Uint8Array(Buffer.from(text, encoding));
const codes = (text: string, field = empty) =>
  readEntrants({ text }, field).lines.flatMap((line) =>
    line.problems.map((p) => `${line.line} ${p.code}`),
  );

const HEADER = "name,country,dGrade,max 12-mo,estimated\n";

/** Everything that no name may hold (see `text` in the commands' fields). */
const UNPRINTABLE = "\u0000\u0085\u2028\u2029\u202a\u202e\u2066\u2069\ud800";

it("[HUB-2] leaves no letter in a name for which the whole list would be refused", () => {
  const { lines } = readEntrants({ text: `name\tcountry\nAnn${UNPRINTABLE}One\tENG` }, empty);
  const name = lines[0]?.entrant?.name ?? "";
  expect(name).toBe("Ann One");
  const entrants = [{ id: "entaaa", name }];
  expect(
    commandSchema.safeParse({
      commandId: "command-1",
      type: "importEntrants",
      competition: "open",
      entrants,
    }).success,
  ).toBe(true);
});

describe("separators and columns", () => {
  it.each([",", ";", "\t"] as const)("reads a list separated by %j", (separator) => {
    const text = `${HEADER}Lucía Kesterra,ESP,2200,2267,\nReid Coldson,USA,,,1690\n`.replaceAll(
      ",",
      separator,
    );
    const report = readEntrants({ text }, empty);
    expect(report).toMatchObject({ separator, hasHeader: true, rows: 2, problems: [] });
    expect(report.lines.map((line) => line.entrant)).toEqual([
      {
        name: "Lucía Kesterra",
        country: "ESP",
        current: 2200,
        max12: 2267,
        estimated: null,
        ball: null,
      },
      {
        name: "Reid Coldson",
        country: "USA",
        current: null,
        max12: null,
        estimated: 1690,
        ball: null,
      },
    ]);
  });

  it.each([
    ["Nom;Prénom;Pays", "Underour;Morag;FRA"],
    ["Name;Vorname;Land", "Underour;Morag;FRA"],
    ["Apellidos;First name;País", "Underour;Morag;FRA"],
    ["Efternamn;Förnamn;Nationalitet", "Underour;Morag;FRA"],
    ["Spelare;Land", "Morag Underour;FRA"],
  ])("[SCR-8] reads the columns of %s", (header, line) => {
    const { lines, problems } = readEntrants({ text: `${header}\n${line}` }, empty);
    expect(problems).toEqual([]);
    expect(lines[0]?.entrant).toMatchObject({ name: "Morag Underour", country: "FRA" });
  });

  it("finds columns in any order and spelling, first and last names apart", () => {
    const text =
      "Ball No.;Surname;First Name;NAT;Current dGrade;Club;Highest in 12 months\n7;Wren;Mere;nzl;2106;West;2110.0";
    const report = readEntrants({ text }, empty);
    expect(report.lines[0]?.entrant).toEqual({
      ...{
        name: "Mere Wren",
        country: "NZL",
        current: 2106,
        max12: 2110,
        estimated: null,
        ball: 7,
      },
    });
    expect(report.problems).toEqual([{ code: "columnsNotRead", stops: false, value: "Club" }]);
  });

  it("reads a list without a first line of names by what stands in it", () => {
    const text = "1\tMere Wren\tNZL\t2106\t2110\t\n2\tReid Coldson\tUSA\t\t\t1690\n";
    const report = readEntrants({ text }, empty);
    expect(report.hasHeader).toBe(false);
    expect(report.columns).toEqual([null, "name", "country", "current", "max12", "estimated"]);
    expect(report.lines[1]?.entrant).toMatchObject({
      name: "Reid Coldson",
      current: null,
      estimated: 1690,
    });
  });

  it("reads bare names, one a line", () => {
    const report = readEntrants({ text: "Mere Wren\n\nReid Coldson\n" }, empty);
    expect(report.lines.map((l) => [l.line, l.entrant?.name])).toEqual([
      [1, "Mere Wren"],
      [3, "Reid Coldson"],
    ]);
  });

  it("keeps separators and line breaks inside quotes, and counts lines on", () => {
    const text =
      'name,country,dGrade\n"Wren, Mere ""Mo""",NZL,2106\n"Reid\nColdson",USA,x\nTom Fern,ENG,1\n';
    const report = readEntrants({ text }, empty);
    expect(report.lines.map((l) => [l.line, l.entrant?.name])).toEqual([
      [2, 'Wren, Mere "Mo"'],
      [3, "Reid Coldson"],
      [5, "Tom Fern"],
    ]);
    expect(report.lines[1]?.problems).toEqual([
      { code: "gradeForm", column: "current", value: "x" },
    ]);
  });
});

describe("encodings", () => {
  const text = `${HEADER}Lucía Kesterra,ESP,2200,2267,\nMärta Ivelqvist,SWE,2290,2290,\n`;
  const names = ["Lucía Kesterra", "Märta Ivelqvist"];
  it.each([
    ["UTF-8", bytes(text), "utf-8"],
    ["UTF-8 with a byte order mark", bytes(`\ufeff${text}`), "utf-8"],
    ["Latin-1", bytes(text, "latin1"), "windows-1252"],
    ["UTF-16", bytes(`\ufeff${text}`, "utf16le"), "utf-16"],
  ])("reads %s", (_name, source, encoding) => {
    const report = readEntrants({ bytes: source }, empty);
    expect(report.encoding).toBe(encoding);
    expect(report.hasHeader).toBe(true);
    expect(report.lines.map((line) => line.entrant?.name)).toEqual(names);
  });

  it("reads what Windows adds to Latin-1", () => {
    const source = Uint8Array.from([...bytes("name,country\nJ"), 0x9a, ...bytes("ek,CZE\n")]);
    expect(readEntrants({ bytes: source }, empty).lines[0]?.entrant?.name).toBe("Jšek");
  });

  it("names a workbook and other files that are not text", () => {
    expect(readEntrants({ bytes: bytes("PK\u0003\u0004....") }, empty).problems).toEqual([
      { code: "notText", stops: true, kind: "workbook" },
    ]);
    expect(readEntrants({ bytes: bytes("\u0089PNG\u0000") }, empty).problems[0]?.code).toBe(
      "notText",
    );
  });
});

describe("line by line", () => {
  it("reports what is wrong with each line and what will be done", () => {
    const text =
      `${HEADER},ENG,2000,2000,\nTom Fern,England,2000,2000,\nIvy Elm,ENG,20x0,99999,\n` +
      `Ada Oak,ENG,1,1,,gone\nBea;ENG;1500\n${"x".repeat(81)},ENG,1,1,\nivy  ÉLM,ENG,1900,1900,\n`;
    const report = readEntrants({ text }, empty);
    expect(
      report.lines.map((l) => `${l.line} ${l.verdict} ${l.problems.map((p) => p.code).join(" ")}`),
    ).toEqual([
      "2 leftOut nameMissing",
      "3 readWithout countryForm",
      "4 readWithout gradeForm gradeForm",
      "5 readWithout tooManyFields",
      "6 leftOut otherSeparator",
      "7 leftOut nameTooLong",
      "8 doubled sameAsLine",
    ]);
  });

  it("knows names that are in the field, whatever marks and case", () => {
    expect(
      codes("name,country\nLUCIA kesterra,ESP\n", { names: ["lucia kesterra"], room: 9 }),
    ).toEqual(["2 inField"]);
  });

  it("gives a ball number to the first line that has it", () => {
    const text = "name,ball\nMere Wren,7\nTom Fern,7\nIvy Elm,0\n";
    expect(codes(text)).toEqual(["3 ballTwice", "4 ballForm"]);
  });

  it("says where a quote was left open", () => {
    expect(codes('name,country\nMere Wren,NZL\n"Tom Fern,ENG\nIvy Elm,ENG\n')).toEqual([
      "3 quoteOpen",
    ]);
  });
});

describe("lists that can't be read", () => {
  const problem = (text: string, field = empty) =>
    readEntrants({ text }, field).problems.map((p) => p.code);
  it("says so when they are empty, or only a first line", () => {
    expect(problem(" \n\n")).toEqual(["empty"]);
    expect(problem(HEADER)).toEqual(["empty"]);
  });
  it("says so when no known separator stands between the columns", () => {
    expect(problem("name|country|dGrade\nMere Wren|NZL|2106\nTom Fern|ENG|1900\n")).toEqual([
      "noSeparator",
    ]);
    expect(problem("Mere Wren NZL 2106\nTom Fern ENG 1900\n")).toEqual(["noSeparator"]);
  });
  it("says so when no column holds names", () => {
    expect(problem("country,dGrade\nNZL,2106\n")).toEqual(["noNameColumn"]);
  });
  it("says so when there are more than fit", () => {
    expect(problem("name\nA\nB\nC\n", { names: [], room: 2 })).toEqual(["tooMany"]);
    expect(problem("name\nA\nB\nC\n", { names: ["a"], room: 2 })).toEqual([]);
  });
});

describe("size", () => {
  it("reads 5 MB in one go, reports a part and counts the rest", () => {
    const text = `${HEADER}${"Mere Wren,NZL,2106,2110,1234\n".repeat(180_000)}`;
    const shares: number[] = [];
    const report = readEntrants({ bytes: bytes(text) }, empty, (share) => shares.push(share));
    expect(report.rows).toBe(180_000);
    expect(report.lines).toHaveLength(600);
    expect(report.problems).toEqual([{ code: "tooMany", stops: true, rows: 180_000, room: 512 }]);
    expect(shares.at(-1)).toBeCloseTo(1, 1);
  });

  it("reads the field of 80 as it comes", () => {
    const report = readEntrants({ bytes: bytes(field) }, empty);
    expect(report.lines).toHaveLength(80);
    expect(report.lines.every((line) => line.verdict === "read")).toBe(true);
  });
});
