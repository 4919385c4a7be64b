import { standingsOf, type Criterion, type Game } from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import { resultOf } from "../support/blocks";
import { BLOCK_A, oneBlock } from "../support/standing";
import { after } from "../support/world";

const CRITERIA: readonly Criterion[] = ["wins", "headToHead", "netPoints", "netGames", "pointsFor"];

const played = fc.integer({ min: 3, max: 6 }).chain((size) => {
  const pairs = Array.from({ length: size }, (_, a) =>
    Array.from({ length: a }, (_, b) => [b + 1, a + 1] as const),
  ).flat();
  return fc.record({
    size: fc.constant(size),
    criteria: fc.shuffledSubarray([...CRITERIA], { minLength: 1 }),
    // Few different scores, so that there are many ties.
    results: fc.tuple(
      ...pairs.map((pair) =>
        fc.record({
          pair: fc.constant(pair),
          game: fc.tuple(fc.nat(2), fc.nat(2)),
          isPlayed: fc.boolean(),
        }),
      ),
    ),
    order: fc.shuffledSubarray([...pairs.keys()], { minLength: pairs.length }),
  });
});

it("[RES-3] the order does not depend on the order in which results are entered", () => {
  fc.assert(
    fc.property(played, ({ size, criteria, results, order }) => {
      const entered = results.map(({ pair: [a, b], game, isPlayed }) => ({
        isPlayed,
        input: resultOf("A", a, b, { games: [game as Game] }),
      }));
      const inOrder = entered.filter((one) => one.isPlayed).map((one) => one.input);
      const shuffled = order.flatMap((index) =>
        entered[index]?.isPlayed ? [entered[index].input] : [],
      );
      const world = oneBlock(size, { criteria });
      const standings = standingsOf(after(world, ...inOrder).state, BLOCK_A);
      expect(standingsOf(after(world, ...shuffled).state, BLOCK_A)).toEqual(standings);
      expectPlaces(standings.rows.map((row) => row.place));
    }),
    { numRuns: 60 },
  );
});

/** 1 2 2 4: each place is one more than the number of those before it, or shared with the one before. */
function expectPlaces(places: readonly number[]): void {
  places.forEach((place, index) => {
    if (place !== index + 1) expect(place).toBe(places[index - 1]);
  });
}

it("[RES-4] who are level in a group have the same figures, and the rows' wins add up to the matches", () => {
  fc.assert(
    fc.property(played, ({ size, results }) => {
      const inputs = results.map(({ pair: [a, b], game }) =>
        resultOf("A", a, b, { games: [game as Game] }),
      );
      const { rows, tiedGroups, isPlayed } = standingsOf(
        after(oneBlock(size), ...inputs).state,
        BLOCK_A,
      );
      expect(isPlayed).toBe(true);
      expect(rows.reduce((sum, row) => sum + row.wins, 0)).toBe((size * (size - 1)) / 2);
      for (const group of tiedGroups) {
        const figures = rows
          .filter((row) => group.includes(row.entrant))
          .map(({ wins, netPoints }) => [wins, netPoints]);
        expect(new Set(figures.map(String)).size).toBe(1);
      }
    }),
    { numRuns: 60 },
  );
});
