import { standingsOf } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { BLOCK_A, oneBlock, orderOf, resultIn, results, throughOf } from "../support/standing";
import { after } from "../support/world";

/** Every order of a list. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, index) =>
        orders(list.toSpliced(index, 1)).map((rest) => [first, ...rest]),
      );

describe("A beat B, B beat C, C beat A, all else equal", () => {
  const beaten = ["1-2 7:4", "2-3 7:4", "3-1 7:4"];

  it.each(orders(beaten).map((order) => order.join(", ")))(
    "[RES-3] one ranking, fed as %s",
    (text) => {
      expect(orderOf(results(oneBlock(3), text).state)).toBe("1=:1 1=:2 1=:3");
    },
  );

  it("[RES-3] the next criterion decides among all three", () => {
    for (const order of orders(["1-2 7:6", "2-3 7:5", "3-1 7:1"])) {
      expect(orderOf(results(oneBlock(3), order.join(", ")).state)).toBe("1:3 2:2 3:1");
    }
  });
});

it("[RES-4] places 2 and 3 tied where two qualify: flagged, nobody qualifies silently", () => {
  const { state } = results(oneBlock(4), "1-2 7:0, 1-3 7:0, 1-4 7:0, 2-3 5:5, 2-4 7:0, 3-4 7:0");
  expect(orderOf(state)).toBe("1:1 2=:2 2=:3 4:4");
  expect(throughOf(state)).toBe("1:yes 2:tied 3:tied 4:no");
  expect(standingsOf(state, BLOCK_A).isFinal).toBe(false);
});

it("[RES-3] two unplayed matches with default 0–0: no draw, no order by match number", () => {
  const { rows } = standingsOf(oneBlock(4).state, BLOCK_A);
  expect(
    rows.map(({ place, isTied, played, wins, losses }) => [place, isTied, played, wins, losses]),
  ).toEqual(Array(4).fill([1, true, 0, 0, 0]));
  const one = standingsOf(results(oneBlock(4), "3-4 7:1").state, BLOCK_A).rows;
  expect(one.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
});

it("[RES-4] equal on every criterion: the same place number; the next place counts on", () => {
  const { state } = results(oneBlock(4), "1-2 7:0, 1-3 7:0, 1-4 7:0, 2-3 5:5, 2-4 7:0, 3-4 7:0");
  expect(standingsOf(state, BLOCK_A).rows.map((row) => row.place)).toEqual([1, 2, 2, 4]);
});

describe("three level at 2–1 with net points +3, +2, 0 and one at 0–3", () => {
  // 1 beat 2, 2 beat 3, 3 beat 1; with 4 beaten: +3, +2 and 0 for 1, 2 and 3.
  const text = "1-2 4:3, 2-3 5:3, 3-1 3:2, 1-4 7:4, 2-4 7:6, 3-4 7:6";

  it("[RES-2] places 1 2 3 4 by net points", () => {
    const { state } = results(oneBlock(4), text);
    expect(orderOf(state)).toBe("1:1 2:2 3:3 4:4");
    expect(standingsOf(state, BLOCK_A).rows.map((row) => row.netPoints)).toEqual([3, 2, 0, -5]);
  });

  it("[RES-2] without that criterion 1 1 1 4", () => {
    const { state } = results(oneBlock(4, { criteria: ["wins", "headToHead"] }), text);
    expect(orderOf(state)).toBe("1=:1 1=:2 1=:3 4:4");
  });
});

it("[RES-2] a cleared result leaves no trace in the order", () => {
  const begun = results(oneBlock(4), "1-2 7:4, 3-4 7:1");
  const cleared = after(begun, resultIn("1-4 26:0"), {
    type: "clearResult",
    match: `${BLOCK_A}.1-4`,
  });
  expect(standingsOf(cleared.state, BLOCK_A)).toEqual(standingsOf(begun.state, BLOCK_A));
});
