import {
  outcomeOf,
  refusalOfResult,
  type Format,
  type Game,
  type MatchResult,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { printSeats, resultOf } from "../support/blocks";
import { eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo, type World } from "../support/world";

const to7 = (bestOf: 1 | 3 | 5, ties = false): Format => ({ bestOf, gameTo: 7, ties });
const free = (bestOf: 1 | 3 | 5, ties = false): Format => ({ bestOf, gameTo: null, ties });
/** `7-4 3-7` as games. */
const games = (text: string): Game[] =>
  text.split(" ").map((game): Game => {
    const [a = 0, b = 0] = game.split("-").map(Number);
    return [a, b];
  });
const code = (result: MatchResult, format: Format): string | null =>
  refusalOfResult(result, format)?.code ?? null;
const codeOf = (text: string, format: Format): string | null =>
  code({ games: games(text) }, format);
const retired = (text: string, side: "a" | "b" = "b"): MatchResult => ({
  games: text === "" ? [] : games(text),
  retired: side,
});

describe("a result against the format", () => {
  it.each([
    ["7-4", to7(1)],
    ["0-7", to7(1)],
    ["7-6", to7(1)],
    ["7-4 3-7 7-5", to7(3)],
    ["7-4 7-5", to7(3)],
    ["7-4 7-5 7-0", to7(5)],
    ["26-17", free(1)],
    ["3-9 9-3 1-0", free(3)],
    ["5-5", free(1, true)],
    ["6-6", to7(1, true)],
    ["7-4 3-7 5-5", to7(3, true)],
    ["7-4 5-5 5-5", to7(3, true)],
    ["7-4 7-0", to7(3, true)],
  ] as const)("[RES-1] takes %s", (text, format) => {
    expect(codeOf(text, format)).toBeNull();
  });

  it.each([
    ["7-7", to7(1), "result.gameTied"],
    ["5-5", free(1), "result.gameTied"],
    ["6-4", to7(1), "result.wrongScore"],
    ["8-4", to7(1), "result.wrongScore"],
    ["7-7", to7(1, true), "result.wrongScore"],
    ["7-4", to7(3), "result.wrongGames"],
    ["7-4 3-7", to7(3), "result.wrongGames"],
    ["7-4 3-7", to7(1), "result.wrongGames"],
    ["7-4 5-5", to7(3, true), "result.wrongGames"],
    ["7-4 7-5 7-1", to7(3), "result.afterDecided"],
    ["7-4 7-5 7-1 7-1", to7(5), "result.afterDecided"],
    ["7-4 3-7 7-5 7-5", to7(3), "result.wrongGames"],
  ] as const)("[RES-1] refuses %s", (text, format, expected) => {
    expect(codeOf(text, format)).toBe(expected);
  });

  it("[RES-1] says which game is meant, counted from 1", () => {
    expect(refusalOfResult({ games: games("7-4 3-7 6-5") }, to7(3))).toEqual({
      code: "result.wrongScore",
      game: 3,
      gameTo: 7,
    });
  });

  it("[RES-1] takes a walkover in any format, and a retirement at any point before the end", () => {
    expect(code({ walkover: "b" }, to7(3))).toBeNull();
    for (const text of ["", "3-2", "7-4", "7-4 3-2", "7-4 3-7 0-6"]) {
      expect(code(retired(text), to7(3))).toBeNull();
    }
    expect(code(retired("26-25"), free(1))).toBeNull();
  });

  it("[RES-1] refuses a retirement from a match that is over, and an unfinished game before the last", () => {
    expect(code(retired("7-4 7-3"), to7(3))).toBe("result.afterDecided");
    expect(code(retired("7-4 7-3 2-1"), to7(3))).toBe("result.afterDecided");
    expect(code(retired("3-2 7-3"), to7(3))).toBe("result.wrongScore");
  });
});

/** Four in one block; best of three to seven. */
const four = (format: Format = to7(3)): World =>
  eventWith({ entrants: 4, blocks: 1, orderOfPlay: true, competition: { format } });
const M12 = `${SINGLES}.A.1-2`;

describe("what follows from it", () => {
  const of = (result: MatchResult, format?: Format) =>
    outcomeOf(after(four(format), resultOf("A", 1, 2, result)).state, M12);

  it("[RES-1] who won, by games and points", () => {
    expect(of({ games: games("7-4 3-7 5-7") })).toMatchObject({
      kind: "played",
      winner: "b",
      games: [1, 2],
      points: [15, 18],
      wins: [0, 1],
    });
  });

  it("[RES-1] a tied match is half a win each", () => {
    expect(of({ games: games("7-4 3-7 5-5") }, to7(3, true))).toMatchObject({
      winner: null,
      wins: [0.5, 0.5],
    });
  });

  it("[RES-1] a walkover is a win without games or points", () => {
    expect(of({ walkover: "b" })).toMatchObject({
      kind: "walkover",
      winner: "b",
      games: [0, 0],
      points: [0, 0],
      wins: [0, 1],
      isByWithdrawal: false,
    });
  });

  it("[RES-1] in a retirement the finished games and the points count, and the other side wins", () => {
    expect(of(retired("7-4 2-5", "b"))).toMatchObject({
      winner: "a",
      games: [1, 0],
      points: [9, 9],
    });
    expect(of(retired("4-7 2-5", "b"))).toMatchObject({ winner: "a", games: [0, 1] });
    expect(of(retired("10-17", "b"), free(1))).toMatchObject({
      winner: "a",
      games: [0, 0],
      points: [10, 17],
    });
  });
});

describe("entering and clearing", () => {
  it("[RES-1] a result is checked, corrected and cleared", () => {
    const entered = after(four(), resultOf("A", 1, 2, { games: games("7-4 7-5") }));
    const corrected = after(entered, resultOf("A", 1, 2, { games: games("4-7 5-7") }));
    expect(outcomeOf(corrected.state, M12).winner).toBe("b");
    expect(outcomeOf(after(corrected, { type: "clearResult", match: M12 }).state, M12).kind).toBe(
      "open",
    );
    expect(refusalTo(entered, resultOf("A", 1, 2, { games: games("7-4") })).code).toBe(
      "result.wrongGames",
    );
  });

  it("[RES-1] never changes a seat", () => {
    const entered = after(four(), resultOf("A", 1, 2, { games: games("4-7 5-7") }));
    expect(printSeats(entered.state)).toEqual(printSeats(four().state));
    expect(Object.keys(entered.changes.at(-1)?.patch.put ?? {})).toEqual(["matches"]);
  });

  it("[RES-1] entered again, or cleared where there is none, is unchanged", () => {
    const result = resultOf("A", 1, 2, { games: games("7-4 7-5") });
    expect(answerTo(after(four(), result), result)).toEqual({ ok: true, value: [] });
    expect(answerTo(four(), { type: "clearResult", match: M12 })).toEqual({ ok: true, value: [] });
  });

  it("[HUB-5] is refused with what stands where the user saw another", () => {
    const stands = { games: games("7-4 7-5") };
    const entered = after(four(), resultOf("A", 1, 2, stands));
    const other = { ...resultOf("A", 1, 2, { walkover: "b" }), seen: null };
    const answer = { code: "match.changed", match: M12, result: stands };
    expect(refusalTo(entered, other)).toEqual(answer);
    expect(
      refusalTo(entered, { type: "clearResult", match: M12, seen: { walkover: "a" } }),
    ).toEqual(answer);
    after(entered, { ...other, seen: stands });
  });

  it("[RES-1] refuses a match that is not there, or of one who has gone with all results", () => {
    expect(refusalTo(four(), resultOf("A", 1, 5)).code).toBe("match.notFound");
    const gone = after(four(), { type: "withdrawEntrant", entrant: nth(2) });
    expect(refusalTo(gone, resultOf("A", 1, 2, { games: games("7-4 7-5") }))).toEqual({
      code: "entrant.withdrawn",
      entrant: nth(2),
    });
  });

  it("[HUB-3] is about 300 bytes on the wire", () => {
    const entered = after(four(), resultOf("A", 1, 2, { games: games("7-4 3-7 7-5") }));
    const frame = { eventId: "k3x9ab", changes: entered.changes.slice(-1) };
    expect(JSON.stringify(["event:changes", frame]).length).toBeLessThanOrEqual(330);
    expect(lastFacts(entered)).toHaveLength(1);
  });
});
