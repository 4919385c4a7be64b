import {
  recordsOf,
  roundsThatCount,
  shownWinther,
  swissStandingsOf,
  type SwissHistory,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { changed, historyWith, playersOf } from "../support/swiss-event";

/** `place id points winther buchholz` of everybody, points as people say them. */
const table = (history: SwissHistory): string[] =>
  swissStandingsOf(history).map(({ place, id, points, winther, buchholz }) =>
    [place, id, points / 2, winther, buchholz / 2].join(" "),
  );

const THREE = [
  ["p1 p3 =", "p2 p4 1-0"],
  ["p2 p1 0-1", "p4 p3 ="],
  ["p4 p1 0-1", "p3 p2 0-1"],
];

describe("results", () => {
  it("[SWS-12] a point, a half each, a walkover either way, and nothing for both who lose", () => {
    const rounds = [["p1 p2 1-0", "p3 p4 =", "p5 p6 0-1", "p7 p8 +-", "p9 p10 -+", "p11 p12 --"]];
    const points = [...recordsOf(historyWith(12, rounds)).values()].map(({ total }) => total);
    expect(points).toEqual([2, 0, 1, 1, 0, 2, 2, 0, 0, 2, 0, 0]);
  });

  it("[SWS-9] a walkover gives no colour, neither breaks nor lengthens a run, and nobody met", () => {
    const rounds = [["p1 p2 1-0"], ["p1 p3 +-"], ["p1 p3 1-0"], ["p2 p1 --"]];
    const { whites, blacks, run, met } = recordsOf(historyWith(3, rounds)).get("p1")!;
    expect([whites, blacks, run, [...met]]).toEqual([2, 0, 2, ["p2", "p3"]]);
  });

  it("[SWS-8] a bye is worth a point, or half of one where that is set", () => {
    const points = ([1, 0.5] as const).map(
      (bye) => recordsOf(historyWith(3, [["p1 p2 ="], ["p3"]], { bye })).get("p3")!.total,
    );
    expect(points).toEqual([2, 1]);
  });

  it("[SWS-13] rounds before a late entry are worth nothing or a half, other missed ones nothing", () => {
    const late = changed(playersOf(4), "p4", { from: 3 });
    const players = changed(late, "p3", { gone: [{ from: 2, to: 2 }] });
    const rounds = [["p1 p2 ="], ["p2 p1 ="], ["p1 p3 =", "p2 p4 ="]];
    const points = ([0, 0.5] as const).map((missed) => {
      const records = recordsOf(historyWith(players, rounds, { missed }));
      return ["p3", "p4"].map((id) => records.get(id)!.total);
    });
    expect(points).toEqual([
      [1, 1],
      [1, 3],
    ]);
  });
});

describe("the Winther score", () => {
  it("[SWS-14] is the sum that its formula says, exact to the last cent", () => {
    expect(table(historyWith(4, THREE, { rounds: 3 }))).toEqual([
      "1 p1 2.5 129.17 3.5",
      "2 p2 2 91.67 4",
      "3 p3 1 108.33 5",
      "4 p4 0.5 79.17 5.5",
    ]);
  });

  it.each([
    [[4, 3, 3, 2, 1], [0, 1, 2, 2, 2], "228.00"],
    [[3, 3, 3, 2, 2], [1, 2, 2, 2, 0], "260.00"],
  ])(
    "[SWS-14] opponents of %j points and results %j (half points) in 5 rounds: %s",
    (totals, own, shown) => {
      const k = totals.reduce(
        (sum, points, at) => sum + 2 * 5 * 2 * points * own[at]! + (2 * points) ** 2,
        0,
      );
      expect(shownWinther(k, 5)).toBe(shown);
    },
  );

  it("[SWS-14] a half of a cent is rounded up, and nothing is lost far beyond any event", () => {
    expect(shownWinther(9, 2)).toBe("28.13");
    expect(shownWinther(12 * 3000 ** 3, 3000)).toBe("450000.00");
    expect(shownWinther(0, 0)).toBe("0.00");
  });

  it("[SWS-14] counts the rounds planned, and those held once the event has ended", () => {
    const planned = historyWith(4, THREE, { rounds: 5 });
    const ended = historyWith(4, THREE, { rounds: 5, endedAfter: 3 });
    expect([planned, ended].map(roundsThatCount)).toEqual([5, 3]);
    expect(table(ended)).toEqual(table(historyWith(4, THREE, { rounds: 3 })));
    expect(table(planned)).not.toEqual(table(ended));
  });

  it("[SWS-11] an open game adds nothing, neither points nor to a sum", () => {
    const open = historyWith(4, [
      ["p1 p2 1-0", "p3 p4 ="],
      ["p1 p3", "p2 p4"],
    ]);
    const before = historyWith(4, [["p1 p2 1-0", "p3 p4 ="]]);
    expect(table(open)).toEqual(table(before));
  });
});

describe("the Buchholz", () => {
  const rounds = [
    ["p1 p3 1-0", "p2 p4 1-0", "p5"],
    ["p1 p2 +-", "p5 p3 0-1", "p4"],
    ["p4 p1 0-1", "p3 p2 0-1"],
  ];
  const players = changed(playersOf(5), "p5", { gone: [{ from: 3 }] });
  const sums = (settings: object): number[] =>
    swissStandingsOf(historyWith(players, rounds, { rounds: 3, ...settings }))
      .toSorted((x, y) => x.seed - y.seed)
      .map(({ buchholz }) => buchholz / 2);

  it("[SWS-15] is the opponents' totals, a walkover's too unless that is set otherwise, a bye nothing", () => {
    expect(sums({})).toEqual([4, 5, 6, 5, 1]);
    expect(sums({ unplayed: "omit" })).toEqual([2, 2, 6, 5, 1]);
  });

  it("[SWS-15] by the FIDE rule: adjusted opponents, own rounds without play by one's own score", () => {
    expect(sums({ buchholz: "fide2026" })).toEqual([4, 4, 6.5, 6, 3]);
  });

  it("[SWS-15] a missed round that is played after counts what it was worth", () => {
    const back = changed(playersOf(4), "p4", { gone: [{ from: 2, to: 2 }] });
    const lines = [["p1 p4 1-0", "p2 p3 ="], ["p1 p2 ="], ["p3 p4 ="]];
    const settings = { rounds: 3, buchholz: "fide2026" } as const;
    const standings = swissStandingsOf(historyWith(back, lines, settings));
    const partOfP4 = standings.find(({ id }) => id === "p1")!.parts[0];
    expect(partOfP4).toMatchObject({ opponent: "p4", buchholz: 1 });
  });
});

describe("the standings", () => {
  const SIX = [
    ["p1 p2 1-0", "p3 p4 0-1", "p5 p6 1-0"],
    ["p1 p3 0-1", "p2 p5 1-0", "p4 p6 ="],
    ["p1 p4 =", "p2 p6 1-0", "p3 p5 1-0"],
  ];

  it("[SWS-16] by points, then the tie-break that is set", () => {
    expect(table(historyWith(6, SIX, { rounds: 3 })).slice(0, 3)).toEqual([
      "1 p4 2 136.11 4",
      "2 p3 2 123.61 4.5",
      "3 p2 2 69.44 3",
    ]);
    const byBuchholz = table(historyWith(6, SIX, { rounds: 3, tieBreak: "buchholz" }));
    expect(byBuchholz.slice(0, 3)).toEqual([
      "1 p3 2 123.61 4.5",
      "2 p4 2 136.11 4",
      "3 p2 2 69.44 3",
    ]);
  });

  it("[SWS-16] who are equal on all but the seed share the place, and the next counts on", () => {
    const places = swissStandingsOf(historyWith(5, [["p1 p2 1-0", "p3 p4 1-0", "p5"]]));
    expect(places.map(({ place, id, isShared }) => [place, id, isShared])).toEqual([
      [1, "p1", true],
      [1, "p3", true],
      [1, "p5", true],
      [4, "p2", true],
      [4, "p4", true],
    ]);
  });

  it("[SWS-16] the parts of a row make its sums", () => {
    for (const { wnt, buchholz, parts } of swissStandingsOf(historyWith(4, THREE))) {
      expect(parts.map(({ round }) => round)).toEqual([1, 2, 3]);
      expect(parts.reduce((sum, part) => sum + part.wnt, 0)).toBe(wnt);
      expect(parts.reduce((sum, part) => sum + part.buchholz, 0)).toBe(buchholz);
    }
  });

  it("[SWS-13] who left stays in them with what was won", () => {
    const players = changed(playersOf(4), "p1", { gone: [{ from: 2 }] });
    const rows = swissStandingsOf(
      historyWith(players, [
        ["p1 p2 1-0", "p3 p4 ="],
        ["p3 p2 1-0", "p4"],
      ]),
    );
    expect(rows.find(({ id }) => id === "p1")).toMatchObject({ points: 2 });
  });
});
