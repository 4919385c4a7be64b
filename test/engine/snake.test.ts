import { snake } from "@drawroom/shared";
import { expect, it } from "vitest";
import { eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo } from "../support/world";
import { pick, printSeats, resultOf } from "../support/blocks";

const ranks = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

it("[BLK-3] deals 1→A 2→B 3→C, then back, and so on", () => {
  expect(snake(ranks(9), 3)).toEqual([
    [1, 6, 7],
    [2, 5, 8],
    [3, 4, 9],
  ]);
});

it("[BLK-3] deals a partial last tier in its own direction", () => {
  expect(snake(ranks(8), 3)).toEqual([
    [1, 6, 7],
    [2, 5, 8],
    [3, 4],
  ]);
  expect(snake(ranks(5), 3)).toEqual([[1], [2, 5], [3, 4]]);
});

it("[BLK-3] sizes differ by at most one, and nobody is lost or doubled, for every field and count", () => {
  for (let count = 1; count <= 26; count++) {
    for (let size = 2 * count; size <= 2 * count + 40; size++) {
      const blocks = snake(ranks(size), count);
      const sizes = blocks.map((block) => block.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(blocks.flat().sort((a, b) => a - b)).toEqual(ranks(size));
    }
  }
});

it("[BLK-3] refuses fewer than two entrants a block", () => {
  const world = eventWith({ entrants: 5 });
  const create = { type: "createBlocks", competition: SINGLES, count: 3, qualifiers: 1 } as const;
  expect(refusalTo(world, create)).toEqual({ code: "blocks.tooFew", entrants: 5, blocks: 3 });
  const shrunk = after(eventWith({ entrants: 6 }), create, {
    type: "removeEntrant",
    entrant: nth(6),
  });
  expect(refusalTo(shrunk, { type: "seedBlocks", competition: SINGLES }).code).toBe(
    "blocks.tooFew",
  );
});

it("[BLK-3] refuses an order of play for more than 16 in a block", () => {
  const world = eventWith({ entrants: 34, blocks: 2 });
  expect(refusalTo(world, { type: "makeOrderOfPlay", competition: SINGLES })).toEqual({
    code: "blocks.tooLarge",
    block: `${SINGLES}.A`,
    size: 17,
  });
  const full = eventWith({ entrants: 32, blocks: 2, orderOfPlay: true });
  const grown = after(full, {
    type: "addEntrant",
    entrant: { id: "latexx", competition: SINGLES, name: "Late" },
  });
  expect(refusalTo(grown, { type: "seedBlocks", competition: SINGLES }).code).toBe(
    "blocks.tooLarge",
  );
});

it("[BLK-4] a snake-seed replaces every hand-made seat", () => {
  const world = eventWith({ entrants: 8, blocks: 2 });
  const moved = after(world, pick(nth(5), "A1"), pick(nth(2), "B4"));
  expect(printSeats(moved.state)).not.toEqual(printSeats(world.state));
  const seeded = after(moved, { type: "seedBlocks", competition: SINGLES });
  expect(printSeats(seeded.state)).toEqual(printSeats(world.state));
  expect(lastFacts(seeded).find((fact) => fact.type === "drawLogWritten")).toMatchObject({
    hand: 2,
  });
});

it("[BLK-4] a snake-seed that would change nothing is answered as unchanged", () => {
  const world = eventWith({ entrants: 8, blocks: 2 });
  expect(answerTo(world, { type: "seedBlocks", competition: SINGLES })).toEqual({
    ok: true,
    value: [],
  });
});

it("[BLK-4] it is refused once a block match has a result, with the matches named", () => {
  const world = eventWith({ entrants: 8, blocks: 2, orderOfPlay: true });
  const played = after(world, resultOf("B", 1, 3), resultOf("A", 2, 4));
  expect(refusalTo(played, { type: "seedBlocks", competition: SINGLES })).toEqual({
    code: "blocks.hasResults",
    matches: [`${SINGLES}.A.2-4`, `${SINGLES}.B.1-3`],
  });
});

it("[BLK-4] refuses to seed where there are no blocks", () => {
  const world = eventWith({ entrants: 8 });
  expect(refusalTo(world, { type: "seedBlocks", competition: SINGLES }).code).toBe("blocks.none");
});
