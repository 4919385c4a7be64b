import { tieReasonsOf } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { nth } from "../support/builders";
import { BLOCK_A, oneBlock, results } from "../support/standing";
import { after, type World } from "../support/world";

const reasons = (world: World) => tieReasonsOf(world.state, BLOCK_A);
const [A, B, C] = [nth(1), nth(2), nth(3)];

/** 1 beat 2, 2 beat 3, 3 beat 1, all of them beat 4. */
const cycle = (net: string[], criteria?: ["wins"]): World =>
  results(
    oneBlock(4, criteria && { criteria }),
    `1-2 ${net[0]}, 2-3 ${net[1]}, 3-1 ${net[2]}, 1-4 7:1, 2-4 7:1, 3-4 7:1`,
  );

describe("why a tie was ordered so", () => {
  it("[RES-6] nothing is said where nobody has played, or nobody is level", () => {
    expect(reasons(oneBlock(4))).toEqual([]);
    expect(reasons(results(oneBlock(3), "1-2 7:4, 1-3 7:4, 2-3 7:4"))).toEqual([]);
  });

  it("[RES-6] two are level, and one beat the other", () => {
    const world = results(oneBlock(4), "2-1 7:4, 1-3 7:4, 1-4 7:4, 2-3 7:4, 4-2 7:4, 3-4 7:4");
    expect(reasons(world)).toEqual([
      {
        level: "wins",
        figure: 2,
        entrants: [B, A],
        steps: [{ kind: "beat", winner: B, loser: A }],
      },
      expect.objectContaining({ figure: 1, entrants: [C, nth(4)] }),
    ]);
  });

  it("[RES-6] a cycle falls to net points", () => {
    const by = reasons(cycle(["7:4", "7:5", "7:6"]));
    expect(by).toEqual([
      {
        level: "wins",
        figure: 2,
        entrants: [A, B, C],
        steps: [
          {
            kind: "parted",
            by: "netPoints",
            figures: [
              { entrant: A, figure: 8 },
              { entrant: B, figure: 5 },
              { entrant: C, figure: 5 },
            ],
          },
          { kind: "tied", entrants: [B, C] },
        ],
      },
    ]);
  });

  it("[RES-6] wins among the tied part them, and the two left by their own match", () => {
    // Five: 1, 2 and 3 level on three wins; among them 1 has 2, 2 has 1, 3 none.
    const text = `1-2 7:4, 1-3 7:4, 2-3 7:4, 1-4 7:4, 5-1 7:4, 2-4 7:4, 2-5 7:4,
      3-4 7:4, 3-5 7:4, 4-5 7:4`;
    expect(reasons(results(oneBlock(5), text))[0]).toEqual({
      level: "wins",
      figure: 3,
      entrants: [A, B],
      steps: [{ kind: "beat", winner: A, loser: B }],
    });
    const six = `1-2 7:4, 1-3 7:4, 2-3 7:4, 4-1 7:4, 1-5 7:4, 2-4 7:4, 2-5 7:4,
      3-4 7:4, 3-5 7:4, 4-5 7:4, 6-1 7:4, 6-2 7:4, 3-6 7:4, 6-4 7:4, 5-6 7:4`;
    expect(reasons(results(oneBlock(6), six))[0]).toEqual({
      level: "wins",
      figure: 3,
      entrants: [nth(6), A, B, C],
      steps: [
        {
          kind: "parted",
          by: "headToHead",
          figures: [
            { entrant: A, figure: 2 },
            { entrant: nth(6), figure: 2 },
            { entrant: B, figure: 1 },
            { entrant: C, figure: 1 },
          ],
        },
        { kind: "beat", winner: nth(6), loser: A },
        { kind: "beat", winner: B, loser: C },
      ],
    });
  });

  it("[RES-6] a tie that is left is said to be one, or to be set by hand", () => {
    const tied = cycle(["7:4", "7:4", "7:4"], ["wins"]);
    expect(reasons(tied)[0]?.steps).toEqual([{ kind: "tied", entrants: [A, B, C] }]);
    const order = [C, A, B];
    const set = after(tied, { type: "setHandOrder", block: BLOCK_A, order });
    expect(reasons(set)[0]).toMatchObject({
      entrants: order,
      steps: [{ kind: "byHand", order }],
    });
  });
});
