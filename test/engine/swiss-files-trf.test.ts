import {
  importOfTournament,
  readTrf,
  recordsOf,
  swissHistoryOf,
  swissTrfOf,
  type FileTournament,
  type SwissHistory,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { entrant, eventWith, nth, SINGLES } from "../support/builders";
import { pairRound, result, swissWith, withRounds } from "../support/swiss-scene";
import { CONGRESS, LOOSE } from "../support/trf-samples";
import { after, answerTo, refusalTo, undone, type World } from "../support/world";

const competition = SINGLES;

function tournamentIn(text: string): FileTournament {
  const { tournament, problems } = readTrf(text);
  if (!tournament) throw new Error(JSON.stringify(problems));
  return tournament;
}
const idsFor = (tournament: FileTournament) => tournament.players.map((_, place) => nth(place + 1));
const importing = (tournament: FileTournament) =>
  ({
    type: "importSwiss",
    competition,
    ...importOfTournament(tournament, idsFor(tournament)),
  }) as const;
const imported = (text: string): World =>
  after(eventWith({ competition: { kind: "swiss" } }), importing(tournamentIn(text)));

/** All that pairing and standings see of a history, by seed number. */
function seen(history: SwissHistory) {
  const seedOf = new Map(history.players.map(({ id, seed }) => [id, seed]));
  return [...recordsOf(history).values()]
    .sort((a, b) => a.player.seed - b.player.seed)
    .map(({ player, lines, total, byes, run, walkoverWins }) => ({
      rating: player.rating,
      lines: lines.map((line) =>
        "opponent" in line ? { ...line, opponent: seedOf.get(line.opponent) } : line,
      ),
      ...{ total, byes, run, walkoverWins },
    }));
}

/** The TRF with one text in place of another that stands in it once. */
const changed = (text: string, from: string, to: string): string => {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, to);
};
const problemsIn = (text: string) => {
  const { tournament, problems, stops } = readTrf(text);
  expect({ tournament, stops }).toEqual({ tournament: null, stops: "linesRefused" });
  return problems.map(({ line, reason }) => [line, reason.code]);
};

describe("a TRF16 file", () => {
  it("[SWS-18] is read whole: players by starting rank, rounds, byes, half points and who is gone", () => {
    const { name, planned, players, rounds } = tournamentIn(CONGRESS);
    expect({ name, planned }).toEqual({ name: "Long Meadow Congress", planned: 5 });
    expect(players[0]).toEqual({
      name: "Quarrow, Ash",
      country: "ENG",
      rating: 2105,
      rankingId: "400101",
      gone: [],
    });
    expect(players.map((player) => player.name.slice(-3))).toEqual([
      "Ash",
      "Bel",
      "Cor",
      "Fen",
      "Dra",
    ]);
    expect(rounds[0]).toEqual({
      boards: [
        { white: 0, black: 3, result: "1-0" },
        { white: 1, black: 4, result: "=" },
      ],
      bye: 2,
      given: new Map(),
    });
    expect(rounds[1]?.boards[1]).toEqual({ white: 4, black: 2, result: "-+" });
    expect([...rounds[1]!.given]).toEqual([[3, 0.5]]);
    expect(players[3]?.gone).toEqual([{ from: 3, to: 3 }]);
  });

  it("[SWS-18] may have gaps in its ranks, small letters, walkovers without colours and blanks", () => {
    const { players, rounds } = tournamentIn(LOOSE);
    expect(players).toHaveLength(4);
    expect(rounds.map(({ boards }) => boards)).toEqual([
      [{ white: 0, black: 1, result: "1-0" }],
      [{ white: 1, black: 3, result: "1-0" }],
      [{ white: 1, black: 2, result: "+-" }],
      [{ white: 2, black: 0, result: null }],
    ]);
    expect([...rounds[1]!.given]).toEqual([[0, 1]]);
    expect(rounds[0]!.bye).toBe(3);
    expect(players[0]!.gone).toEqual([{ from: 3, to: 3 }]);
    expect(players[3]).toMatchObject({ rating: null, gone: [{ from: 3, to: 4 }] });
  });

  it("[SWS-18] goes into an empty Swiss in one change, and the event goes on from there", () => {
    const world = imported(CONGRESS);
    const history = swissHistoryOf(world.state, competition);
    const totals = seen(history).map(({ total }) => total / 2);
    expect(totals).toEqual([3, 1.5, 2, 0.5, 0.5]);
    expect(seen(history).map(({ byes }) => byes)).toEqual([0, 1, 1, 0, 0]);
    expect(history.settings.rounds).toBe(5);
    expect(answerTo(world, pairRound(4)).ok).toBe(true);
    expect(undone(world).state.entrants).toEqual({});
    expect(refusalTo(world, importing(tournamentIn(LOOSE)))).toMatchObject({
      code: "swiss.notEmpty",
      entrants: 5,
    });
  });

  it("[SWS-8] a full point given counts as a bye, half a one does not", () => {
    const history = swissHistoryOf(imported(LOOSE).state, competition);
    expect(seen(history).map(({ byes }) => byes)).toEqual([1, 0, 0, 1]);
  });

  it("[SWS-18] that we wrote is read back the same", () => {
    const ends = ["1-0", "=", "0-1", "+-", "-+", "--"] as const;
    const late = { type: "addEntrant", entrant: { ...entrant(30), competition } } as const;
    const start = after(swissWith(17, { rounds: 6 }), {
      type: "changeSwissSettings",
      competition,
      missed: 0.5,
    });
    const one = withRounds(start, 1, (board) => ends[board % 6]!);
    const left = after(one, { type: "withdrawEntrant", entrant: nth(4) }, late);
    const three = withRounds(left, 2, (board, round) => ends[(board + round) % 3]!);
    const back = after(three, { type: "takeBackWithdrawal", entrant: nth(4) });
    const open = after(back, pairRound(4), result(4, 1, "="), {
      type: "withdrawEntrant",
      entrant: nth(9),
    });
    for (const world of [one, three, open]) {
      const text = swissTrfOf(world.state, competition);
      const again = imported(text);
      expect(seen(swissHistoryOf(again.state, competition))).toEqual(
        seen(swissHistoryOf(world.state, competition)),
      );
      expect(swissTrfOf(again.state, competition)).toBe(text);
      const gone = (state: World["state"]) =>
        Object.values(state.entrants).filter(({ withdrawn }) => withdrawn).length;
      expect(gone(again.state)).toBe(gone(world.state));
    }
  });

  it("[SWS-18] stands in the columns of the form", () => {
    const world = after(withRounds(swissWith(5, { rounds: 3 }), 1), {
      type: "editEntrant",
      entrant: nth(1),
      name: "Åsa Ö. with a name of more than thirty-three letters",
      country: "SWE",
      rankingId: "1700101",
    });
    const lines = swissTrfOf(world.state, competition).split("\r\n");
    expect(lines.slice(0, 2)).toEqual(["012 Spring Open, Open Singles", "022 Long Meadow"]);
    const first = lines.find((line) => line.startsWith("001    1"));
    expect(first?.slice(14, 47)).toBe("Åsa Ö. with a name of more than t");
    expect(first?.slice(48, 68)).toBe("2500 SWE     1700101");
    expect(first?.slice(80, 84)).toBe(" 1.0");
    expect(first?.slice(91)).toMatch(/^000[345] w 1$/);
    expect(lines.filter((line) => line.slice(91) === "0000 - U")).toHaveLength(1);
  });

  it("[SWS-18] with lines that contradict each other is refused, each with its number and reason", () => {
    expect(problemsIn(changed(CONGRESS, "0004 w 1", "0004 w ="))).toEqual([
      [13, "resultsContradict"],
      [17, "resultsContradict"],
    ]);
    expect(problemsIn(changed(CONGRESS, "0001 w 0", "0001 b 0"))).toEqual([
      [13, "coloursContradict"],
      [14, "coloursContradict"],
    ]);
    expect(problemsIn(changed(CONGRESS, "0004 w 1", "0009 w 1"))).toEqual([
      [13, "opponentUnknown"],
      [17, "opponentDiffers"],
    ]);
    expect(problemsIn(changed(CONGRESS, "0004 w 1", "0001 w 1"))).toEqual([
      [13, "opponentIsItself"],
      [17, "opponentDiffers"],
    ]);
    expect(problemsIn(changed(CONGRESS, "0004 w 1", "0004 x ?"))).toContainEqual([13, "cellForm"]);
    expect(problemsIn(changed(CONGRESS, "0000 - H  0000 - Z", "0000 - H  0000 - U"))).toEqual([
      [17, "secondBye"],
    ]);
  });

  it("[SWS-18] with a rank or a name that is missing, or twice there, is refused", () => {
    expect(problemsIn(changed(CONGRESS, "001    5", "001     "))).toContainEqual([16, "rankForm"]);
    expect(problemsIn(changed(CONGRESS, "001    5", "001    4"))).toContainEqual([17, "rankTwice"]);
    expect(problemsIn(changed(CONGRESS, "Vost, Dra", "         "))).toContainEqual([
      16,
      "nameMissing",
    ]);
    expect(
      problemsIn(changed(CONGRESS, "0000 - U\r\n001    3", "0000 - U\r\n001   12")),
    ).not.toEqual([]);
  });

  it("[SWS-18] says what it takes without, and what it takes for nothing", () => {
    const read = readTrf(`${changed(CONGRESS, "1980 SCO", "19x0 SC ")}\nwhat is this`);
    expect(read.problems.map(({ line, outcome, reason }) => [line, outcome, reason.code])).toEqual([
      [14, "read", "countryForm"],
      [14, "read", "ratingForm"],
      [18, "read", "unknownLine"],
    ]);
    expect(read.tournament?.players[1]).toMatchObject({ rating: null, country: null });
    expect(readTrf("")).toMatchObject({ tournament: null, stops: "empty" });
    expect(readTrf("012 Nobody")).toMatchObject({ tournament: null, stops: "noPlayers" });
  });
});
