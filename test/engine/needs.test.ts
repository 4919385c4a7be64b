import { needsOf, type EventState } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { BLOCK_A, oneBlock, results } from "../support/standing";
import { playedOut } from "../support/blocks";
import { nth } from "../support/builders";
import { after, type World } from "../support/world";

const NO_TIES = { bestOf: 1, gameTo: null, ties: false } as const;
const four = (qualifiers: number, criteria?: ["wins"]): World =>
  oneBlock(4, { qualifiers, format: NO_TIES, ...(criteria && { criteria }) });
const chances = (state: EventState): string =>
  needsOf(state, BLOCK_A)
    .needs.map(({ entrant, chance }) => `${chance}${entrant === nth(1) ? "!" : ""}`)
    .join(" ");
const needOf = (world: World, n: number) =>
  needsOf(world.state, BLOCK_A).needs.find(({ entrant }) => entrant === nth(n));
const match = (pair: string): string => `${BLOCK_A}.${pair}`;

describe("who is through, and who can still be", () => {
  it("[RES-7] before the first match everything is open, after the last nothing is said", () => {
    expect(chances(four(2).state)).toBe("open! open open open");
    expect(needsOf(playedOut(four(2)).state, BLOCK_A).needs).toEqual([]);
    expect(needsOf(four(0).state, BLOCK_A).needs).toEqual([]);
  });

  it("[RES-7] through and out whatever comes, by wins and wins among the tied", () => {
    // 1 has beaten 2 and 3, 3 and 2 have beaten 4; the last round is 1-2 3-4 … but for 1-4 and 2-3.
    const world = results(four(2), "1-2 7:4, 1-3 7:4, 2-4 7:4, 3-4 7:4");
    expect(chances(world.state)).toBe("through! open open out");
    expect(needOf(world, 2)).toMatchObject({ left: 1, chance: "open" });
    expect(needOf(world, 2)?.prospects).toEqual([
      { own: "win", prospect: { kind: "through" } },
      { own: "loss", prospect: { kind: "out" } },
    ]);
  });

  it("[RES-7] a win and another result", () => {
    // 1 and 2 meet, 3 and 4 meet. 1 has two wins, 2 and 3 have one, 4 has none; 3 beat 2, and 1 beat 3.
    const world = results(four(2), "1-3 7:4, 1-4 7:4, 3-2 7:4, 2-4 7:4");
    expect(needOf(world, 2)?.prospects).toEqual([
      {
        own: "win",
        prospect: {
          kind: "if",
          ways: [[{ match: match("3-4"), winner: "b" }]],
          orOnPoints: true,
        },
      },
      { own: "loss", prospect: { kind: "points" } },
    ]);
    expect(needOf(world, 1)?.prospects[0]).toEqual({ own: "win", prospect: { kind: "through" } });
    expect(needOf(world, 4)?.chance).toBe("points");
  });

  it("[RES-7] what wins do not decide is said to go to points, or to a play-off", () => {
    expect(needsOf(four(2).state, BLOCK_A).decider).toBe("points");
    expect(needsOf(four(2, ["wins"]).state, BLOCK_A).decider).toBe("playOff");
  });

  it("[RES-7] who withdrew is left out, and the walkovers count", () => {
    const world = results(four(2), "1-4 7:4");
    const gone = after(world, { type: "withdrawEntrant", entrant: nth(4) });
    expect(needsOf(gone.state, BLOCK_A).needs.map(({ entrant }) => entrant)).toEqual(
      [1, 2, 3].map(nth),
    );
  });

  it("[RES-7] with many matches left only what is sure is said, and with twelve everything", () => {
    expect(
      new Set(needsOf(oneBlock(16, { qualifiers: 4 }).state, BLOCK_A).needs.map((n) => n.chance)),
    ).toEqual(new Set(["open"]));
    const pairs = [..."345678"].flatMap((a) => [1, 2].map((b) => `${b}-${a} 7:4`));
    const more = ["1-2 7:4", "3-4 7:4", "5-6 7:4", "7-8 7:4"];
    const eight = results(
      oneBlock(8, { qualifiers: 4, format: NO_TIES }),
      [...pairs, ...more].join(", "),
    );
    // Of 28 matches 16 have been played.
    expect(chances(eight.state)).toBe("through! through open open open open open open");
  });
});
