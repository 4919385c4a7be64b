import {
  readPlayersCsv,
  readRatingList,
  swissPairingsCsvOf,
  swissStandingsCsvOf,
  writeCsv,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { nth, SINGLES } from "../support/builders";
import { pairRound, result, swissWith, withRounds } from "../support/swiss-scene";
import { after } from "../support/world";

const plain = (name: string, rating: number | null = null) => ({
  name,
  country: null,
  rating,
  rankingId: null,
});
const said = ({ problems }: ReturnType<typeof readPlayersCsv>) =>
  problems.map(({ line, outcome, reason }) => [line, outcome, reason.code]);

describe("players from a table", () => {
  it("[SWS-18] are found by the names of the columns, whatever separates them", () => {
    for (const separator of [",", ";", "\t"]) {
      const text = [
        ["No", "Name", "Fed", "Elo", "FIDE-ID"],
        ["1", "Ash Quarrow", "eng", "2105", "400101"],
        ["2", "Bel Tessing", "", "-", "0"],
      ];
      const lines = text.map((cells) => cells.join(separator)).join("\r\n");
      expect(readPlayersCsv(`\ufeff${lines}`), separator).toEqual({
        players: [
          { name: "Ash Quarrow", country: "ENG", rating: 2105, rankingId: "400101" },
          plain("Bel Tessing"),
        ],
        problems: [],
        stops: null,
      });
    }
  });

  it("[SWS-18] are found by what stands there where no line names the columns", () => {
    expect(readPlayersCsv("1;Ash Quarrow;ENG;2105\n2;Bel Tessing;;1980").players).toEqual([
      { ...plain("Ash Quarrow", 2105), country: "ENG" },
      plain("Bel Tessing", 1980),
    ]);
    expect(readPlayersCsv("Ash Quarrow\nBel Tessing").players).toEqual([
      plain("Ash Quarrow"),
      plain("Bel Tessing"),
    ]);
  });

  it("[SWS-18] may have quotes, separators and line ends in a name, and it in two columns", () => {
    const read = readPlayersCsv(
      'Surname,First name,Rating\n"Quarrow, Jr",\n"Tes""s\ning",Bel,1980\nLast,One,1',
    );
    expect(read.players).toEqual([
      plain("Quarrow, Jr"),
      plain('Tes"s ing, Bel', 1980),
      plain("Last, One", 1),
    ]);
  });

  it("[SWS-18] a line that is refused, or read in part, is named with its reason", () => {
    const long = "x".repeat(81);
    const read = readPlayersCsv(
      `name,rating,country\nAsh,2105,ENG\n,1900,ENG\n${long},1,ENG\nBel,19x0,E\n"Cor,1`,
    );
    expect(read.players.map(({ name }) => name)).toEqual(["Ash", "Bel"]);
    expect(said(read)).toEqual([
      [3, "refused", "nameMissing"],
      [4, "refused", "nameTooLong"],
      [5, "read", "countryForm"],
      [5, "read", "ratingForm"],
      [6, "refused", "quoteOpen"],
    ]);
  });

  it("[SWS-18] nothing usable is said once for the whole", () => {
    expect(readPlayersCsv(" \n").stops).toBe("empty");
    expect(readPlayersCsv("rating,country\n1,ENG").stops).toBe("noName");
    expect(readPlayersCsv("name,rating\n,1").stops).toBe("noPlayers");
    const many = Array.from({ length: 513 }, (_, index) => `Player ${index},1500`).join("\n");
    expect(readPlayersCsv(many).stops).toBe("tooMany");
  });
});

describe("players from the rating list", () => {
  const HEAD =
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
  const row = (id: string, name: string, fed: string, ratings: readonly [number, number, number]) =>
    `${id.padEnd(15)}${name.padEnd(61)}${fed} M                                ${ratings
      .map((rating) => String(rating).padEnd(13))
      .join("")}1990`;

  it("[SWS-18] stand in columns of fixed width, with the rating that is asked for", () => {
    const text = [HEAD, row("400101", "Quarrow, Ash", "ENG", [2105, 2080, 0]), ""].join("\r\n");
    expect(readRatingList(text).players).toEqual([
      { name: "Quarrow, Ash", country: "ENG", rating: 2105, rankingId: "400101" },
    ]);
    expect(readRatingList(text, "rapid").players[0]?.rating).toBe(2080);
    expect(readRatingList(text, "blitz").players[0]?.rating).toBeNull();
  });

  it("[SWS-18] of one kind have their rating under the month", () => {
    const head = HEAD.replace("SRtng SGm SK RRtng RGm Rk BRtng BGm BK", "MAR26 Gms K ");
    const read = readRatingList(`${head}\n${row("7", "Tessing, Bel", "SCO", [1980, 0, 0])}`);
    expect(read.players).toEqual([
      { name: "Tessing, Bel", country: "SCO", rating: 1980, rankingId: "7" },
    ]);
  });

  it("[SWS-18] need the list's own first line, and bad lines are named", () => {
    expect(readRatingList(row("7", "Tessing, Bel", "SCO", [1980, 0, 0])).stops).toBe("noHeader");
    expect(readRatingList("").stops).toBe("empty");
    expect(said(readRatingList(`${HEAD}\n7\n${row("8", "Ash", "E1G", [1, 0, 0])}`))).toEqual([
      [2, "refused", "nameMissing"],
      [3, "read", "countryForm"],
    ]);
  });
});

describe("tables as CSV", () => {
  it("[SWS-18] no text in them acts as a formula", () => {
    expect(writeCsv([["=1+1", "+1", "-x", "@x", "\tx", "＝1", "a,b", 'a"b', null, -0.5]])).toBe(
      `'=1+1,'+1,'-x,'@x,'\tx,'＝1,"a,b","a""b",,-0.5\r\n`,
    );
  });

  it("[SWS-18] give the table and the boards, scores in columns of their own", () => {
    const named = after(swissWith(5, { rounds: 3 }), {
      type: "editEntrant",
      entrant: nth(1),
      name: '=HYPERLINK("x")',
    });
    const world = after(withRounds(named, 1), pairRound(2), result(2, 1, "+-"));
    const standings = swissStandingsCsvOf(world.state, SINGLES).split("\r\n");
    expect(standings[0]).toBe("place,name,country,seed,rating,points,wnt,buchholz,withdrawn");
    expect(standings).toHaveLength(7);
    expect(standings.some((line) => line.includes(`"'=HYPERLINK(""x"")"`))).toBe(true);
    const boards = swissPairingsCsvOf(world.state, SINGLES).trimEnd().split("\r\n");
    expect(boards).toHaveLength(1 + 3 + 3);
    expect(boards[1]).toMatch(/^1,1,\d,.*,1,0,\d,Player \d+,\d+,$/);
    const second = swissPairingsCsvOf(world.state, SINGLES, 2).trimEnd().split("\r\n");
    expect(second.map((line) => line.split(",").at(-1))).toEqual(["how", "walkover", "", "bye"]);
  });
});
