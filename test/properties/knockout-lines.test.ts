import {
  compareDraws,
  drawnLines,
  KNOCKOUT_STYLES,
  labelsOf,
  linesFor,
  sectionOf,
  seedEntrants,
  seedKnockout,
  seedOnLine,
  seedsByLine,
  type EntrantId,
} from "@drawroom/shared";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockOf, finishersOf, knockoutRuns, unevenSizes, upTo } from "../support/knockout-fields";

const SIZES = [2, 4, 8, 16, 32, 64, 128, 256, 512];
const runs = { numRuns: knockoutRuns(100) };

describe("[LIN-1] seeds and their lines", () => {
  it("[LIN-1] are those of the rule for 8, 16 and 32", () => {
    const list = (text: string): number[] => text.split(" ").map(Number);
    expect(seedsByLine(8)).toEqual(list("1 8 5 4 3 6 7 2"));
    expect(seedsByLine(16)).toEqual(list("1 16 9 8 5 12 13 4 3 14 11 6 7 10 15 2"));
    expect(seedsByLine(32)).toEqual(
      list(
        "1 32 17 16 9 24 25 8 5 28 21 12 13 20 29 4 3 30 19 14 11 22 27 6 7 26 23 10 15 18 31 2",
      ),
    );
    expect(upTo(8).map((seed) => seedOnLine(seed, 32))).toEqual(list("1 32 17 16 9 24 25 8"));
  });

  it.each(SIZES)(
    "[LIN-1] %d: each seed once, the map its own inverse, the best meeting last",
    (lines) => {
      const seeds = seedsByLine(lines);
      expect([...seeds].sort((a, b) => a - b)).toEqual(upTo(lines));
      for (const line of upTo(lines)) {
        expect(seedOnLine(seeds[line - 1]!, lines)).toBe(line);
        if (line % 2 === 1) expect(seeds[line - 1]! + seeds[line]!).toBe(lines + 1);
      }
      for (let top = 1; top <= lines; top *= 2) {
        const sections = upTo(top).map((seed) => sectionOf(seedOnLine(seed, lines), lines, top));
        expect([...sections].sort((a, b) => a - b)).toEqual(upTo(top).map((one) => one - 1));
      }
    },
  );
});

it("[LIN-2] for every number of entrants the smallest draw, byes for the top seeds, never one against another", () => {
  for (let entrants = 0; entrants <= 128; entrants++) {
    const ids = upTo(entrants).map((number) => ({
      id: `e${number}`,
      name: "",
      country: null,
      grade: -number,
    }));
    const { lines, byLine } = seedEntrants(ids, entrants, []);
    expect(lines).toBe(SIZES.find((size) => size >= entrants));
    expect(linesFor(entrants)).toBe(lines);
    const opponents = upTo(lines / 2).map((match) => [
      byLine[2 * match - 2],
      byLine[2 * match - 1],
    ]);
    const free = opponents.filter((pair) => pair.includes(null)).map((pair) => pair.find(Boolean));
    if (2 * entrants >= lines)
      expect(free.sort()).toEqual(
        upTo(lines - entrants)
          .map((seed) => `e${seed}`)
          .sort(),
      );
  }
});

it("[LIN-3] halves, quarters and eighths are equal runs; a seed above 32 of 64 is in its opponent's half", () => {
  expect(upTo(16).map((line) => sectionOf(line, 16, 8))).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((eighth) => [eighth, eighth]),
  );
  expect(upTo(8).map((line) => sectionOf(line, 8, 4))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  const half = (seed: number): number => sectionOf(seedOnLine(seed, 64), 64, 2);
  // Of 64 the top half has the seeds of every fourth number and the one after it.
  for (const seed of upTo(64)) expect(half(seed)).toBe(seed % 4 < 2 ? 0 : 1);
  for (const seed of upTo(32)) expect(half(65 - seed)).toBe(half(seed));
});

it("[KON-1] seeds take their lines, the drawn the others from the top, byes stay with the missing seeds", () => {
  const fields = fc.integer({ min: 0, max: 40 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      seeded: fc.integer({ min: 0, max: count + 3 }),
      mixed: fc.shuffledSubarray(upTo(count), { minLength: count }),
    }),
  );
  fc.assert(
    fc.property(fields, ({ count, seeded, mixed }) => {
      const idOf = (number: number): EntrantId => `e${number}`;
      const field = upTo(count).map((number) => ({
        id: idOf(number),
        name: "",
        country: null,
        grade: 0,
      }));
      const order = mixed.filter((number) => number > seeded).map(idOf);
      const { lines, seeds, byLine, working } = seedEntrants(field, seeded, order);
      const all = seedEntrants(field, count, []);
      expect(seeds).toEqual(upTo(Math.min(seeded, count)).map(idOf));
      seeds.forEach((id, index) => expect(byLine[seedOnLine(index + 1, lines) - 1]).toBe(id));
      expect(drawnLines(count, seeded).map((line) => byLine[line - 1])).toEqual(order);
      expect(byLine.map((id) => id === null)).toEqual(all.byLine.map((id) => id === null));
      const entries = working.flatMap((group) => group.entries);
      expect(entries.map(({ id }) => id)).toEqual(field.map(({ id }) => id));
      expect(entries.map(({ seed }) => seed)).toEqual(
        upTo(count).map((number) => (number <= seeded ? number : null)),
      );
    }),
    runs,
  );
});

describe("[GEN-1] labels", () => {
  it("[GEN-1] say seed and place, of blocks of one size and of others", () => {
    expect(labelsOf(Array(8).fill(4), { from: 1, to: 4 }, 32).slice(0, 3)).toEqual([
      { seed: 1, place: 1 },
      { seed: 32, place: 4 },
      { seed: 17, place: 3 },
    ]);
    expect(labelsOf([8, 7], { from: 5, to: 8 }, 8)).toEqual([
      { seed: 1, place: 5 },
      null,
      { seed: 5, place: 7 },
      { seed: 4, place: 6 },
      { seed: 3, place: 6 },
      { seed: 6, place: 7 },
      { seed: 7, place: 8 },
      { seed: 2, place: 5 },
    ]);
  });

  it("[GEN-1] are the places that the draw then fills", () => {
    fc.assert(
      fc.property(unevenSizes(40, 9).chain(finishersOf), (blocks) => {
        const { byLine, lines } = seedKnockout("tiered-separated", blocks);
        const sizes = blocks.map(({ finishers }) => finishers.length);
        const labels = labelsOf(sizes, { from: 1, to: Math.max(...sizes) }, lines);
        expect(labels.map((label) => label?.place ?? null)).toEqual(
          byLine.map((id) => (id === null ? null : Number(id.slice(1)))),
        );
      }),
      runs,
    );
  });
});

describe("[GEN-5] the draws compared", () => {
  it("[GEN-5] have round one, halves and quarters, and the first round of block-mates", () => {
    fc.assert(
      fc.property(unevenSizes(40, 9).chain(finishersOf), (blocks) => {
        const draws = compareDraws(blocks);
        expect(draws.map(({ style }) => style)).toEqual(KNOCKOUT_STYLES);
        for (const { seeding, style, firstRound, halves, quarters, firstMeeting } of draws) {
          expect(seeding).toEqual(seedKnockout(style, blocks));
          expect(firstRound.flat()).toEqual(seeding.byLine);
          const entrants = seeding.byLine.filter((id) => id !== null);
          expect(halves.flat()).toEqual(entrants);
          expect(quarters.flat()).toEqual(entrants);
          expect(firstMeeting?.round ?? null).toBe(firstRoundOfMates(seeding.byLine));
        }
      }),
      runs,
    );
  });

  it("[GEN-5] name the round, and none where no two are of one block", () => {
    const field = (blocks: number, places: number) =>
      upTo(blocks).map((block) => ({
        block: `${block}`,
        finishers: upTo(places).map((place) => ({
          id: `${block}.${place}`,
          name: "",
          country: null,
          grade: 0,
        })),
      }));
    const meetings = (blocks: number, places: number) =>
      compareDraws(field(blocks, places)).map(({ firstMeeting }) => firstMeeting);
    // The weave puts two of a block into each quarter; the source's own example.
    expect(meetings(4, 4)[1]).toEqual({ round: 2, name: { name: "quarterFinal" } });
    expect(meetings(1, 16)[0]).toEqual({ round: 1, name: { name: "roundOf", of: 16 } });
    expect(meetings(8, 1)).toEqual([null, null, null, null]);
  });
});

/** The first round in which a run of lines holds two of a block. */
function firstRoundOfMates(byLine: readonly (EntrantId | null)[]): number | null {
  for (let round = 1, run = 2; run <= byLine.length; round++, run *= 2)
    for (let start = 0; start < byLine.length; start += run) {
      const mates = byLine.slice(start, start + run).flatMap((id) => (id ? [blockOf(id)] : []));
      if (new Set(mates).size < mates.length) return round;
    }
  return null;
}
