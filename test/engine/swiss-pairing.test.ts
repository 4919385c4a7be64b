import {
  boardReasons,
  byeReasons,
  nextRound,
  presentNext,
  type RoundPairing,
  type SwissHistory,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { changed, historyWith, pairsOf, playersOf } from "../support/swiss-event";

/** Everybody passed over, as `p4 over p1: met`. */
function passedIn(pairing: RoundPairing): string[] {
  if (!pairing.ok) return [pairing.reason];
  return pairing.boards.flatMap((_, index) => {
    const { chooser, passed } = boardReasons(pairing.working, pairing.boards, index)!;
    return passed.map(({ id, why }) => `${chooser} over ${id}: ${why}`);
  });
}

const whyBye = (pairing: RoundPairing): unknown =>
  pairing.ok && { bye: pairing.bye, ...byeReasons(pairing.working) };

/** 16 players, four each in A and B, in the order of their seeds; round 1 with these results. */
function of16(upper: readonly string[], lower?: readonly string[]): SwissHistory {
  const ids = Array.from({ length: 16 }, (_, at) => `p${at + 1}`);
  const inC = lower ?? ["1-0", "1-0", "1-0", "1-0"];
  const round = [
    ...upper.map((result, at) => `p${at + 1} p${at + 5} ${result}`),
    ...inC.map((result, at) => `p${9 + 2 * at} p${10 + 2 * at} ${result}`),
  ];
  const groups = { A: ids.slice(0, 4), B: ids.slice(4, 8), C: ids.slice(8) };
  return { ...historyWith(16, [round]), groups };
}

describe("round 2 of A, B and C", () => {
  it("[SWS-4] those of one score meet, A against B where it can be, B with White", () => {
    const round = nextRound(of16(["1-0", "0-1", "1-0", "0-1"]));
    expect(pairsOf(round).slice(0, 4)).toEqual(["p6 p1", "p8 p3", "p5 p2", "p7 p4"]);
    const colours = round.ok && round.working.pools[0]!.boards.map(({ colour }) => colour);
    expect(colours).toEqual(["groupB", "groupB", "groupB", "groupB"]);
    expect(passedIn(round).slice(0, 1)).toEqual(["p1 over p3: groups"]);
  });

  it("[SWS-4] scores come before groups: where all of A won they meet one another", () => {
    expect(pairsOf(nextRound(of16(["1-0", "1-0", "1-0", "1-0"]))).slice(0, 4)).toEqual([
      "p2 p1",
      "p4 p3",
      "p6 p5",
      "p8 p7",
    ]);
  });

  it("[SWS-4] two who drew are parted, at the price of two pairs half a point apart", () => {
    const round = nextRound(of16(["1-0", "=", "1-0", "0-1"]));
    expect(pairsOf(round).slice(0, 4)).toEqual(["p8 p1", "p6 p3", "p5 p2", "p7 p4"]);
  });

  it("[SWS-4] pools of odd size both: everybody in one", () => {
    const history = of16(["1-0", "1-0", "1-0", "1-0"]);
    const left = changed(history.players, "p8", { gone: [{ from: 2 }] });
    const players = changed(left, "p16", { gone: [{ from: 2 }] });
    const round = nextRound({ ...history, players });
    expect(round.ok && round.working.pools.map(({ name, rule }) => [name, rule])).toEqual([
      ["all", "SWS-6"],
    ]);
  });

  it("[SWS-4] one odd pool gives its own bye", () => {
    const history = of16(["1-0", "1-0", "1-0", "1-0"]);
    const players = changed(history.players, "p8", { gone: [{ from: 2 }] });
    const round = nextRound({ ...history, players });
    expect(whyBye(round)).toMatchObject({ bye: "p7", pool: { name: "A+B", rule: "SWS-4" } });
  });

  it("[SWS-4] a pool without a legal pairing: everybody in one", () => {
    const history = of16(["1-0", "1-0", "1-0", "1-0"]);
    const players = history.players.map((player) =>
      ["p1", "p5"].includes(player.id) || player.seed > 8
        ? player
        : { ...player, gone: [{ from: 2 }] },
    );
    const round = nextRound({ ...history, players });
    expect(round.ok && round.working.pools.map(({ name }) => name)).toEqual(["all"]);
    expect(pairsOf(round)).not.toContain("p5 p1");
  });

  it("[SWS-13] a late entry belongs to C", () => {
    const history = of16(["1-0", "1-0", "1-0", "1-0"]);
    const late = ["p17", "p18"].map((id, at) => ({
      id,
      seed: 17 + at,
      rating: 2500,
      from: 2,
      gone: [],
    }));
    const round = nextRound({ ...history, players: [...history.players, ...late] });
    expect(round.ok && round.working.pools[1]!.order.slice(-2)).toEqual(["p17", "p18"]);
  });
});

describe("later rounds", () => {
  const six = historyWith(6, [
    ["p1 p4 1-0", "p2 p5 1-0", "p3 p6 1-0"],
    ["p2 p1 0-1", "p4 p3 0-1", "p6 p5 ="],
  ]);

  it("[SWS-6] from the top, the first legal opponent who leaves the rest a pairing", () => {
    expect(pairsOf(nextRound(six))).toEqual(["p3 p1", "p6 p2", "p5 p4"]);
  });

  it("[SWS-17] says who was passed over and why, and what gave White", () => {
    const jammed = historyWith(6, [
      ["p3 p4 1-0", "p1 p5 1-0", "p2 p6 1-0"],
      ["p2 p1 0-1", "p5 p3 0-1", "p6 p4 ="],
      ["p3 p1 0-1", "p4 p2 0-1", "p6 p5 0-1"],
    ]);
    const round = nextRound(jammed);
    expect(pairsOf(round)).toEqual(["p1 p4", "p3 p6", "p5 p2"]);
    expect(passedIn(round)).toEqual([
      "p1 over p3: met",
      "p1 over p2: met",
      "p1 over p5: met",
      "p3 over p2: strands",
      "p3 over p5: met",
    ]);
    const colours =
      round.ok &&
      round.boards.map((_, at) => boardReasons(round.working, round.boards, at)!.colour);
    expect(colours).toEqual(["third", "third", "whites"]);
  });

  it("[SWS-17] says where colours kept two apart", () => {
    const round = nextRound(
      historyWith(6, [
        ["p1 p3 1-0", "p2 p4 1-0", "p5 p6 ="],
        ["p1 p5 1-0", "p2 p6 1-0", "p3 p4 ="],
      ]),
    );
    expect(passedIn(round)).toContain("p1 over p2: colours");
  });

  it("[SWS-17] a board that is not there has no reasons, nor has a bye that nobody chose", () => {
    const round = nextRound(six);
    if (!round.ok) throw new Error(round.reason);
    expect(boardReasons(round.working, round.boards, 3)).toBeNull();
    expect(byeReasons(round.working)).toBeNull();
  });

  it("[SWS-12] boards are numbered as they were paired, the bye apart", () => {
    const round = nextRound(historyWith(5, [["p1 p3 1-0", "p2 p4 1-0", "p5"]]));
    expect(pairsOf(round)).toEqual(["p2 p1", "p5 p3"]);
    expect(round).toMatchObject({ bye: "p4" });
  });
});

describe("the bye", () => {
  it("[SWS-8] goes to the fewest points, then the fewest missed, then the last", () => {
    const away = changed(playersOf(7), "p7", { gone: [{ from: 1, to: 1 }] });
    const players = changed(away, "p6", { gone: [{ from: 1, to: 1 }] });
    const round = nextRound(historyWith(players, [["p1 p3 1-0", "p2 p4 1-0", "p5"]]));
    expect(whyBye(round)).toMatchObject({ bye: "p4", passed: [], despite: null });
  });

  it("[SWS-8] a bye and a walkover win bar from another, a missed round's half point does not", () => {
    const players = changed(playersOf(5), "p5", { from: 3 });
    const rounds = [
      ["p1 p2 =", "p3 p4 -+"],
      ["p2 p3 =", "p4 p1 ="],
    ];
    const round = nextRound(historyWith(players, rounds, { missed: 0.5 }));
    expect(whyBye(round)).toMatchObject({ bye: "p3" });
    const next = historyWith(3, [["p1 p2 +-", "p3"]]);
    expect(whyBye(nextRound(next))).toMatchObject({ bye: "p2", despite: null });
  });

  it("[SWS-8] where all have had a bye or a walkover win, the working says that it goes to one who had", () => {
    const walkover = historyWith(3, [
      ["p1 p2 1-0", "p3"],
      ["p3 p1 -+", "p2"],
    ]);
    expect(whyBye(nextRound(walkover))).toMatchObject({ bye: "p1", despite: "walkover" });
    const byes = historyWith(3, [
      ["p1 p2 +-", "p3"],
      ["p3 p1 -+", "p2"],
      ["p2 p3 +-", "p1"],
    ]);
    expect(whyBye(nextRound(byes))).toMatchObject({ bye: "p3", despite: "bye" });
  });
});

describe("where it can't be paired", () => {
  const teams = historyWith(6, [
    ["p4 p1 0-1", "p5 p2 0-1", "p6 p3 ="],
    ["p1 p5 =", "p2 p6 1-0", "p3 p4 0-1"],
    ["p6 p1 0-1", "p4 p2 0-1", "p5 p3 1-0"],
  ]);

  it("[SWS-10] no legal pairing is said so; each permission gives what it can", () => {
    expect(pairsOf(nextRound(teams))).toEqual(["no-legal-pairing"]);
    expect(pairsOf(nextRound(teams, "colours"))).toEqual(["no-legal-pairing"]);
    const round = nextRound(teams, "rematches");
    expect(pairsOf(round)).toEqual(["p2 p1", "p5 p4", "p3 p6"]);
    expect(round).toMatchObject({ working: { permission: "rematches" } });
  });

  it("[SWS-10] colours past the limits, where only they stood in the way", () => {
    const players = playersOf(6).map((player) =>
      player.seed > 2 ? { ...player, gone: [{ from: 3 }] } : player,
    );
    const rounds = [
      ["p1 p3 =", "p2 p4 ="],
      ["p1 p4 =", "p2 p3 ="],
    ];
    expect(pairsOf(nextRound(historyWith(players, rounds)))).toEqual(["no-legal-pairing"]);
    expect(pairsOf(nextRound(historyWith(players, rounds), "colours"))).toEqual(["p2 p1"]);
  });

  it("[SWS-11] an open game, the last round behind, an event ended, fewer than two left", () => {
    const closed = ["p1 p2 1-0", "p3 p4 ="];
    const reasons = [
      historyWith(4, [["p1 p2 1-0", "p3 p4"]]),
      historyWith(4, [closed], { rounds: 1 }),
      historyWith(4, [closed], { endedAfter: 1 }),
      historyWith(
        playersOf(4).map((one) => (one.seed === 1 ? one : { ...one, gone: [{ from: 2 }] })),
        [closed],
      ),
    ].map((history) => pairsOf(nextRound(history))[0]);
    expect(reasons).toEqual(["open", "finished", "finished", "too-few"]);
  });

  it("[SWS-13] who is away is not paired, who came back is", () => {
    const players = changed(playersOf(5), "p2", { gone: [{ from: 2, to: 2 }] });
    const rounds = [
      ["p1 p3 1-0", "p2 p4 1-0", "p5"],
      ["p5 p1 0-1", "p4 p3 ="],
    ];
    const [second, third] = [rounds.slice(0, 1), rounds].map((held) => historyWith(players, held));
    expect(presentNext(second!)).not.toContain("p2");
    expect(presentNext(third!)).toContain("p2");
    expect(pairsOf(nextRound(second!)).join(" ")).not.toContain("p2");
  });
});

it("[SWS-6] 200 players are paired the same, whatever the order in which they are listed", () => {
  const history = historyWith(200, [
    Array.from({ length: 100 }, (_, at) => `p${at + 1} p${at + 101} ${at % 3 === 0 ? "=" : "1-0"}`),
  ]);
  const listed = nextRound(history);
  expect(nextRound({ ...history, players: history.players.toReversed() })).toEqual(listed);
});
