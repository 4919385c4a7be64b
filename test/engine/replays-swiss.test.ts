import { firstRound, nextRound, recordsOf, swissStandingsOf } from "@drawroom/shared";
import { expect, it } from "vitest";
import { changed, historyWith, pairsOf, playersOf, roundOf } from "../support/swiss-event";

it("[SWS-11] a round started twice at once: the second finds its games open", () => {
  const before = historyWith(6, [["p1 p4 1-0", "p2 p5 1-0", "p3 p6 1-0"]]);
  const paired = pairsOf(nextRound(before));
  const after = { ...before, rounds: [...before.rounds, roundOf(2, ...paired)] };
  expect(pairsOf(nextRound(after))).toEqual(["open"]);
  expect(new Set(paired.flatMap((pair) => pair.split(" "))).size).toBe(6);
});

it("[SWS-13] drops out after reporting: never paired again, never with himself", () => {
  const players = changed(playersOf(5), "p1", { gone: [{ from: 2 }] });
  let history = historyWith(players, [["p1 p3 1-0", "p2 p4 1-0", "p5"]]);
  for (let number = 2; number <= 4; number++) {
    const round = nextRound(history);
    if (!round.ok) break;
    const pairs = round.boards.map(({ white, black }) => `${white} ${black} =`);
    expect(pairs.join(" ")).not.toContain("p1");
    expect(round.bye).not.toBe("p1");
    history = { ...history, rounds: [...history.rounds, roundOf(number, ...pairs)] };
  }
  expect(history.rounds.length).toBeGreaterThan(2);
  expect(swissStandingsOf(history).find(({ id }) => id === "p1")!.points).toBe(2);
});

it("[SWS-13] leaves and comes back again and again: no points for rounds missed", () => {
  const gone = [2, 4].map((round) => ({ from: round, to: round }));
  const players = changed(playersOf(4), "p4", { gone });
  const rounds = [
    ["p1 p3 1-0", "p2 p4 0-1"],
    ["p1 p2 =", "p3"],
    ["p4 p1 0-1", "p3 p2 ="],
    ["p2 p3 =", "p1"],
  ];
  const record = recordsOf(historyWith(players, rounds, { missed: 0.5 })).get("p4")!;
  expect(record.lines.map(({ kind, score }) => [kind, score])).toEqual([
    ["game", 2],
    ["missed", 0],
    ["game", 0],
    ["missed", 0],
  ]);
  expect(record.total).toBe(2);
});

it("[SWS-5] three players, round 1: the bye player has one win", () => {
  const history = { ...historyWith(3), groups: { top: ["p1"], bottom: ["p3", "p2"] } };
  const round = firstRound(history, "p2");
  expect(pairsOf(round)).toEqual(["p1 p3"]);
  expect(round).toMatchObject({ bye: "p2" });
  const held = { ...history, rounds: [roundOf(1, "p1 p3", "p2")] };
  expect(recordsOf(held).get("p2")!.total).toBe(2);
});
