import { describe, expect, it } from "vitest";
import { findEntrants, type DrawEntrant } from "../../client/src/areas/live-draw/find-entrants";
import { leadOf, readScore, writeScore } from "../../client/src/areas/results/read-score";
import { findCourt } from "../../client/src/areas/schedule/find-court";
import { daysOf, readTime } from "../../client/src/areas/schedule/read-time";
import { movedUp, presetOf } from "../../client/src/areas/settings/criteria-presets";
import { readCourts } from "../../client/src/areas/settings/read-courts";

const format = (bestOf: 1 | 3 | 5, gameTo: number | null) => ({ bestOf, gameTo, ties: false });
const score = (text: string, of = format(1, 7)) => {
  const { games, half, isUnclear } = readScore(text, of);
  return isUnclear
    ? "unclear"
    : [writeScore(games), half].filter((part) => part !== null && part !== "").join(" | ");
};

describe("a score as typed", () => {
  it.each(["7 4", "7-4", "74", " 7:4 ", "7 – 4", "7,4"])("[SCR-2] %j is 7-4", (text) => {
    expect(score(text)).toBe("7-4");
  });
  it("[SCR-2] reads the games of a match, with and without separators", () => {
    expect(score("7-4 3-7 7-5", format(3, 7))).toBe("7-4 3-7 7-5");
    expect(score("743775", format(3, 7))).toBe("7-4 3-7 7-5");
    expect(score("26-17 3-26 26-24", format(3, 26))).toBe("26-17 3-26 26-24");
  });
  it("splits digits of long games where only one way is right", () => {
    expect(score("2617", format(1, 26))).toBe("26-17");
    expect(score("526", format(1, 26))).toBe("5-26");
    expect(score("2617326", format(3, 26))).toBe("26-17 3-26");
    expect(score("1110", format(1, 11))).toBe("11-10");
    expect(score("2125", format(1, 26))).toBe("unclear");
  });
  it("takes four digits of a free score as two numbers", () => {
    expect(score("1815", format(1, null))).toBe("18-15");
    expect(score("74", format(1, null))).toBe("7-4");
  });
  it("says what is half typed, and what is no score", () => {
    expect(score("7")).toBe("7");
    expect(score("7-4 3", format(3, 7))).toBe("7-4 | 3");
    expect(score("seven")).toBe("unclear");
    expect(score("")).toBe("");
  });
  it("knows who is ahead", () => {
    expect(
      leadOf([
        [7, 4],
        [3, 7],
        [7, 5],
      ]),
    ).toBe(1);
    expect(leadOf([[3, 7]])).toBe(-1);
    expect(
      leadOf([
        [7, 4],
        [3, 7],
      ]),
    ).toBe(0);
  });
});

describe("a time as typed", () => {
  const days = daysOf("2026-05-13", "2026-05-16");
  const read = (text: string) => readTime(text, "2026-05-13", days);
  it.each(["10:40", "1040", "10.40", " 10:40 ", "10:40 h"])(
    "[OOP-5] %j is 10:40 on the day",
    (text) => {
      expect(read(text)).toEqual({ kind: "time", at: "2026-05-13T10:40" });
    },
  );
  it("reads hours alone, and three digits", () => {
    expect(read("9")).toEqual({ kind: "time", at: "2026-05-13T09:00" });
    expect(read("905")).toEqual({ kind: "time", at: "2026-05-13T09:05" });
  });
  it("reads a day before the time, one of the event's", () => {
    expect(read("15 1040")).toEqual({ kind: "time", at: "2026-05-15T10:40" });
    expect(read("20 1040")).toEqual({ kind: "noSuchDay", day: 20 });
  });
  it("takes nothing for no time, and refuses the rest", () => {
    expect(read(" ")).toEqual({ kind: "none" });
    for (const text of ["25:00", "10:60", "soon", "10:40:30", "12345"])
      expect(read(text)).toEqual({ kind: "wrong" });
  });
  it("counts the days over the end of a month", () => {
    expect(daysOf("2026-05-30", "2026-06-01")).toEqual(["2026-05-30", "2026-05-31", "2026-06-01"]);
  });
});

describe("a lawn as typed", () => {
  const courts = ["Lawn 1", "Lawn 10", "Centre", "Court B"].map((name, i) => ({
    id: `c${i}`,
    name,
    order: i,
  }));
  const found = (text: string) => findCourt(text, courts)?.name ?? null;
  it("[OOP-5] is found by name, by number, by a beginning that only one has", () => {
    expect([found("lawn 1"), found("1"), found("10"), found("ce"), found("c")]).toEqual([
      ...["Lawn 1", "Lawn 1", "Lawn 10", "Centre", null],
    ]);
  });
});

describe("lawns added at once", () => {
  it("spreads a range, takes a list, keeps a name", () => {
    expect(readCourts("Lawn 1-3")).toEqual(["Lawn 1", "Lawn 2", "Lawn 3"]);
    expect(readCourts("North, South,")).toEqual(["North", "South"]);
    expect(readCourts("Lawn 8-3")).toEqual(["Lawn 8-3"]);
  });
});

describe("the order of criteria", () => {
  it("[RES-2] has names for the usual one and for WCF, and can be the manager's own", () => {
    expect(presetOf(["wins", "headToHead", "netPoints"])).toBe("usual");
    expect(presetOf(["wins"])).toBe("wcf");
    expect(presetOf(["netPoints", "wins"])).toBe("own");
    expect(movedUp(["wins", "netPoints"], 1)).toEqual(["netPoints", "wins"]);
  });
});

describe("who is meant in a draw", () => {
  const entrant = (ball: number, name: string, drawn: string | null = null): DrawEntrant => ({
    ...{ id: `e${ball}`, name, country: null, grade: null, isEstimated: false, ball, drawn },
  });
  const field = [
    entrant(4, "Lucía Kesterra"),
    entrant(16, "Rhys Wrenwen", "E2"),
    entrant(45, "Mere Wrenfield"),
    entrant(75, "Tane Wrenfield"),
  ];
  const balls = (text: string) => findEntrants(text, field, 6).map(({ entrant: { ball } }) => ball);
  it("[SCR-1] a ball number is exact", () => {
    expect(balls("4")).toEqual([4]);
    expect(balls("5")).toEqual([]);
  });
  it("[SCR-1] a name by its beginnings, whatever marks and case; those drawn come last", () => {
    expect(balls("WREN")).toEqual([45, 75, 16]);
    expect(balls("lucia k")).toEqual([4]);
    expect(balls("field")).toEqual([45, 75]);
  });
  it("marks what was typed, also where the name has marks", () => {
    const marked = findEntrants("lucia", field, 1)[0]?.name.map(({ text, isMarked }) =>
      isMarked ? `[${text}]` : text,
    );
    expect(marked?.join("")).toBe("[Lucía] Kesterra");
  });
});
