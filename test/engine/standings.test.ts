import { crosstableOf, standingsOf } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { playedOut } from "../support/blocks";
import { nth, SINGLES } from "../support/builders";
import { BLOCK_A, oneBlock, orderOf, resultIn, results, throughOf } from "../support/standing";
import { after, answerTo, lastFacts, refusalTo, undone, type World } from "../support/world";

/** 1 beat 2, 2 beat 3, 3 beat 1, all of them beat 4. */
const cycle = (world: World, net = ["7:4", "7:4", "7:4"]): World =>
  results(world, `1-2 ${net[0]}, 2-3 ${net[1]}, 3-1 ${net[2]}, 1-4 7:1, 2-4 7:1, 3-4 7:1`);

describe("the criteria", () => {
  it("[RES-2] by default: wins, then head to head, then net points", () => {
    const text = "1-3 26:0, 1-4 26:0, 2-1 7:6, 2-3 7:6, 4-2 26:0, 3-4 7:6";
    expect(orderOf(results(oneBlock(4), text).state)).toBe("1:2 2:1 3:3 4:4");
  });

  it("[RES-2] are used in the order that the competition lists them", () => {
    const text = "1-2 7:6, 3-1 7:0, 2-3 26:0";
    expect(orderOf(results(oneBlock(3, { criteria: ["wins", "netPoints"] }), text).state)).toBe(
      "1:2 2:1 3:3",
    );
    expect(orderOf(results(oneBlock(3, { criteria: ["wins", "pointsFor"] }), text).state)).toBe(
      "1:2 2=:1 2=:3",
    );
    expect(orderOf(results(oneBlock(3, { criteria: ["pointsFor", "wins"] }), text).state)).toBe(
      "1:2 2=:1 2=:3",
    );
  });

  it("[RES-2] net games count games, not points", () => {
    const world = oneBlock(3, {
      criteria: ["wins", "netGames"],
      format: { bestOf: 3, gameTo: null, ties: false },
    });
    const match = (pair: string, games: [number, number][]) =>
      ({ type: "enterResult", match: `${BLOCK_A}.${pair}`, result: { games } }) as const;
    const played = after(
      world,
      match("1-2", [
        [1, 0],
        [1, 0],
      ]),
      match("2-3", [
        [20, 0],
        [0, 1],
        [20, 0],
      ]),
      match("1-3", [
        [0, 1],
        [20, 0],
        [0, 1],
      ]),
    );
    expect(orderOf(played.state)).toBe("1:1 2:3 3:2");
  });

  it("[RES-2] wins alone leave a tie for a play-off", () => {
    expect(orderOf(cycle(oneBlock(4, { criteria: ["wins"] })).state)).toBe("1=:1 1=:2 1=:3 4:4");
  });

  it("[RES-2] half a win each for a tied match", () => {
    const { rows } = standingsOf(results(oneBlock(3), "1-2 5:5, 1-3 7:1").state, BLOCK_A);
    expect(rows.map(({ wins, losses }) => [wins, losses])).toEqual([
      [1.5, 0.5],
      [0.5, 0.5],
      [0, 1],
    ]);
  });
});

describe("head to head", () => {
  it("[RES-3] is a table among all who are tied, never one pair of them", () => {
    // 1, 2 and 3 are level on two wins; among them 2 has two, 3 one and 1 none, against the net points.
    const text = `2-1 7:6, 2-3 7:6, 3-1 7:6, 1-4 26:0, 1-5 26:0,
                  3-4 7:6, 5-3 7:6, 4-2 26:0, 5-2 26:0, 5-4 7:0`;
    expect(orderOf(results(oneBlock(5), text).state)).toBe("1:5 2:2 3:3 4:1 5:4");
  });

  it("[RES-3] a cycle falls to the next criterion", () => {
    expect(orderOf(cycle(oneBlock(4), ["7:6", "7:5", "7:1"]).state)).toBe("1:3 2:2 3:1 4:4");
  });

  it("[RES-3] each tie that is left starts again among its own members", () => {
    // Level on three wins: 1 to 4. Among them 1 and 2 have two, 3 and 4 one; so 1 v 2 and 3 v 4 decide, though 4 beat 1.
    const text = `1-2 7:6, 1-3 7:6, 2-3 7:6, 2-4 7:6, 3-4 7:6, 4-1 26:0, 5-1 26:0, 1-6 7:6,
                  5-2 7:6, 2-6 26:0, 3-5 7:6, 3-6 7:6, 4-5 26:0, 4-6 26:0, 6-5 7:0`;
    expect(orderOf(results(oneBlock(6), text).state)).toBe("1:1 2:2 3:3 4:4 5:5 6:6");
  });

  it("[RES-3] matches not played count for nothing", () => {
    // 2 and 3 have not met, so their net points decide.
    expect(orderOf(results(oneBlock(4), "1-4 7:0, 2-4 0:7").state)).toBe("1:1 2:4 3:3 4:2");
  });

  it("[RES-3] a walkover counts as a win", () => {
    const world = after(results(oneBlock(3), "1-3 7:0, 3-2 26:0"), {
      type: "enterResult",
      match: `${BLOCK_A}.1-2`,
      result: { walkover: "b" },
    });
    expect(orderOf(world.state)).toBe("1:3 2:1 3:2");
  });
});

describe("ties", () => {
  it("[RES-4] who are level on everything share the place, and the next place counts on", () => {
    const world = results(oneBlock(4), "1-2 7:0, 1-3 7:0, 1-4 7:0, 2-3 5:5, 2-4 7:0, 3-4 7:0");
    expect(orderOf(world.state)).toBe("1:1 2=:2 2=:3 4:4");
  });

  it("[RES-4] the manager sets the order of a tied group, and it is marked", () => {
    const tied = cycle(oneBlock(4));
    const order = [3, 1, 2].map(nth);
    const set = after(tied, { type: "setHandOrder", block: BLOCK_A, order });
    expect(orderOf(set.state)).toBe("1:3 2:1 3:2 4:4");
    expect(standingsOf(set.state, BLOCK_A).rows.map((row) => row.setByHand)).toEqual([
      true,
      true,
      true,
      undefined,
    ]);
    const cleared = after(set, {
      type: "clearHandOrder",
      block: BLOCK_A,
      order: [1, 2, 3].map(nth),
    });
    expect(orderOf(cleared.state)).toBe("1=:1 1=:2 1=:3 4:4");
  });

  it("[RES-4] it takes exactly a tied group", () => {
    const tied = cycle(oneBlock(4));
    for (const order of [
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, 2],
      [1, 4],
    ]) {
      const command = { type: "setHandOrder", block: BLOCK_A, order: order.map(nth) } as const;
      expect(refusalTo(tied, command)).toEqual({ code: "handOrder.notTied", block: BLOCK_A });
    }
    expect(
      refusalTo(tied, { type: "setHandOrder", block: `${SINGLES}.B`, order: [1, 2].map(nth) }).code,
    ).toBe("block.notFound");
  });

  it("[RES-4] it lapses when the tied group is no longer exactly that one, and does not come back", () => {
    const set = after(cycle(oneBlock(4)), {
      type: "setHandOrder",
      block: BLOCK_A,
      order: [3, 1, 2].map(nth),
    });
    const corrected = after(set, resultIn("1-4 9:1"));
    expect(orderOf(corrected.state)).toBe("1:1 2=:2 2=:3 4:4");
    expect(lastFacts(corrected).map((fact) => fact.type)).toEqual([
      "resultEntered",
      "handOrderCleared",
    ]);
    expect(orderOf(after(corrected, resultIn("1-4 7:1")).state)).toBe("1=:1 1=:2 1=:3 4:4");
    expect(orderOf(undone(corrected).state)).toBe("1:3 2:1 3:2 4:4");
  });

  it("[RES-4] it stays while the group is the same", () => {
    const set = after(cycle(oneBlock(4)), {
      type: "setHandOrder",
      block: BLOCK_A,
      order: [3, 1, 2].map(nth),
    });
    const again = { type: "setHandOrder", block: BLOCK_A, order: [3, 1, 2].map(nth) } as const;
    expect(answerTo(set, again)).toEqual({ ok: true, value: [] });
    const turned = after(set, { ...again, order: [2, 1, 3].map(nth) });
    expect(orderOf(turned.state)).toBe("1:2 2:1 3:3 4:4");
    expect(turned.state.blocks[BLOCK_A]?.handOrders).toHaveLength(1);
  });

  it("[RES-4] a tie across the qualifying line lets nobody through until it is set", () => {
    const tied = cycle(oneBlock(4, { qualifiers: 2 }));
    expect(throughOf(tied.state)).toBe("1:tied 2:tied 3:tied 4:no");
    expect(standingsOf(tied.state, BLOCK_A).isFinal).toBe(false);
    const set = after(tied, { type: "setHandOrder", block: BLOCK_A, order: [3, 1, 2].map(nth) });
    expect(throughOf(set.state)).toBe("3:yes 1:yes 2:no 4:no");
    expect(standingsOf(set.state, BLOCK_A).isFinal).toBe(true);
  });
});

describe("when the order is final", () => {
  it("[RES-5] nobody is through before every match has a result", () => {
    const begun = results(oneBlock(4), "1-2 7:0, 1-3 7:0, 1-4 7:0");
    expect(throughOf(begun.state)).toBe("1:open 2:open 3:open 4:open");
    const played = playedOut(begun);
    expect(throughOf(played.state)).toBe("1:yes 2:yes 3:no 4:no");
    expect(standingsOf(played.state, BLOCK_A)).toMatchObject({ isPlayed: true, isFinal: true });
  });

  it("[RES-5] a tie inside the places that go through keeps it open, one below does not", () => {
    const inside = cycle(oneBlock(4, { qualifiers: 3 }));
    expect(throughOf(inside.state)).toBe("1:yes 2:yes 3:yes 4:no");
    expect(standingsOf(inside.state, BLOCK_A).isFinal).toBe(false);
    const below = results(
      oneBlock(4, { qualifiers: 1 }),
      "1-2 7:0, 1-3 7:0, 1-4 7:0, 2-3 7:0, 3-4 7:0, 4-2 7:0",
    );
    expect(orderOf(below.state)).toBe("1:1 2=:2 2=:3 2=:4");
    expect(standingsOf(below.state, BLOCK_A).isFinal).toBe(true);
  });

  it("[RES-5] a block without an order of play is not final", () => {
    const cleared = after(oneBlock(4), { type: "clearOrderOfPlay", competition: SINGLES });
    expect(standingsOf(cleared.state, BLOCK_A)).toMatchObject({ isPlayed: false, isFinal: false });
    expect(orderOf(cleared.state)).toBe("1=:1 1=:2 1=:3 1=:4");
  });
});

it("[RES-2] the crosstable has rows and columns in standing order", () => {
  const { state } = results(oneBlock(3), "3-1 7:4, 3-2 7:5, 2-1 7:6");
  const table = crosstableOf(state, BLOCK_A);
  expect(table.map((row) => row.standing.seat)).toEqual(
    [3, 2, 1].map((seed) => `${BLOCK_A}${seed}`),
  );
  expect(table.map((row) => row.cells.map((cell) => cell?.outcome.result ?? null))).toEqual([
    [null, { games: [[5, 7]] }, { games: [[4, 7]] }],
    [{ games: [[5, 7]] }, null, { games: [[6, 7]] }],
    [{ games: [[4, 7]] }, { games: [[6, 7]] }, null],
  ]);
  expect(table[0]?.cells.map((cell) => cell?.side)).toEqual([undefined, "b", "b"]);
});
