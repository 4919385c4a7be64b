import { firstRound, groupSizes, groupsFor, roundCountOf, seedNumbers } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { chance, drawn, historyWith, pairsOf, playersRated } from "../support/swiss-event";

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${at + 1}`);

describe("seed numbers", () => {
  it("[SWS-1] by rating downwards, 0 and none last, equal ones as they came in", () => {
    const field = [
      { id: "none", rating: null },
      { id: "low", rating: 900 },
      { id: "high", rating: 1900 },
      { id: "zero", rating: 0 },
      { id: "late", rating: 900 },
    ];
    expect(seedNumbers(field)).toEqual(["high", "low", "late", "none", "zero"]);
  });

  it("[SWS-1] of nobody there are none", () => {
    expect(seedNumbers([])).toEqual([]);
  });
});

describe("groups", () => {
  it("[SWS-2] A and B are even and equal, and C is no smaller", () => {
    const sizes = [15, 16, 17, 18, 23, 24, 29, 30, 35, 36, 41, 200].map((count) => {
      const { a, b, c } = groupSizes(count) ?? { a: 0, b: 0, c: 0 };
      return [count, a, b, c];
    });
    expect(sizes).toEqual([
      [15, 0, 0, 0],
      [16, 4, 4, 8],
      [17, 4, 4, 9],
      [18, 6, 6, 6],
      [23, 6, 6, 11],
      [24, 8, 8, 8],
      [29, 8, 8, 13],
      [30, 10, 10, 10],
      [35, 10, 10, 15],
      [36, 12, 12, 12],
      [41, 12, 12, 17],
      [200, 66, 66, 68],
    ]);
  });

  it("[SWS-2] the strongest are in A, the next in B", () => {
    expect(groupsFor(ids(16))).toEqual({
      A: ids(16).slice(0, 4),
      B: ids(16).slice(4, 8),
      C: ids(16).slice(8),
    });
  });

  it("[SWS-5] up to 15 the top half is the smaller one", () => {
    expect(groupsFor(ids(5))).toEqual({ top: ["p1", "p2"], bottom: ["p3", "p4", "p5"] });
  });
});

describe("round 1", () => {
  const of16 = {
    ...historyWith(16),
    groups: {
      A: ["p4", "p1", "p2", "p3"],
      B: ["p8", "p5", "p6", "p7"],
      C: ["p9", "p16", "p15", "p10", "p11", "p12", "p13", "p14"],
    },
  };

  it("[SWS-3] A has White against B in the order drawn; neighbours meet in C, the weaker with White", () => {
    const round = firstRound(of16, null);
    expect(pairsOf(round)).toEqual([
      "p4 p8",
      "p1 p5",
      "p2 p6",
      "p3 p7",
      "p16 p9",
      "p15 p10",
      "p12 p11",
      "p14 p13",
    ]);
    expect(round.ok && round.working.pools.map(({ name, boards }) => [name, boards[0]])).toEqual([
      ["A+B", { colour: "groupA" }],
      ["C", { colour: "rating" }],
    ]);
  });

  it("[SWS-3] the bye's player is passed over in C, whether C lists the player or not", () => {
    const players = playersRated(Array.from({ length: 17 }, (_, at) => 2000 - at));
    const { A, B, C } = of16.groups;
    const [listed, left] = [[...C.slice(0, 1), "p17", ...C.slice(1)], C].map((third) =>
      firstRound({ ...historyWith(players), groups: { A, B, C: third } }, "p17"),
    );
    expect(listed).toEqual(left);
    expect(left).toMatchObject({ ok: true, bye: "p17" });
    expect(pairsOf(left!)).toContain("p16 p9");
  });

  it("[SWS-5] the top half as drawn has White against the bottom half", () => {
    const groups = { top: ["p2", "p1"], bottom: ["p5", "p3"] };
    const round = firstRound({ ...historyWith(5), groups }, "p4");
    expect(pairsOf(round)).toEqual(["p2 p5", "p1 p3"]);
    expect(round).toMatchObject({
      bye: "p4",
      working: { pools: [{ name: "all", rule: "SWS-5" }] },
    });
  });

  it("[SWS-5] everybody is on one board or has the bye, whatever comes out of the draw", () => {
    for (let count = 2; count <= 40; count++) {
      const { history, bye } = drawn(historyWith(count), chance(count));
      const round = firstRound(history, bye);
      const placed = round.ok
        ? [...round.boards.flatMap(({ white, black }) => [white, black]), round.bye ?? []].flat()
        : [];
      expect(placed.sort()).toEqual(ids(count).sort());
    }
  });
});

it("[SWS-10] rounds are refused beyond what everybody can play, and warned of beyond half the field", () => {
  const judged = (players: number, rounds: number): unknown[] => {
    const { most, isRefused, isWarned } = roundCountOf(players, rounds);
    return [most, isRefused, isWarned];
  };
  expect(judged(6, 3)).toEqual([5, false, false]);
  expect(judged(6, 4)).toEqual([5, false, true]);
  expect(judged(6, 6)).toEqual([5, true, true]);
  expect(judged(7, 7)).toEqual([7, false, true]);
  expect(judged(7, 8)).toEqual([7, true, true]);
});
