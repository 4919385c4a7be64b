import {
  compareDraws,
  KNOCKOUT_STYLES,
  linesFor,
  sectionOf,
  seedKnockout,
  seedOnLine,
  type BlockFinishers,
  type Seeding,
  type WorkingEntry,
} from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  blockOf,
  evenField,
  finishersOf,
  knockoutRuns,
  placeOf,
  unevenSizes,
  upTo,
} from "../support/knockout-fields";
import {
  exchanged,
  isFreshRoundOne,
  slowExchanges,
  slowlySeparated,
} from "../support/slow-knockout";

const runs = (numRuns: number) => ({ numRuns: knockoutRuns(numRuns) });
const anyField = unevenSizes(40, 9).chain(finishersOf);
const style = fc.constantFrom(...KNOCKOUT_STYLES);

const entriesOf = ({ working }: Seeding): readonly WorkingEntry[] =>
  working.flatMap(({ entries }) => entries);
/** Each group's ids in grade order. */
const tiersOf = ({ working }: Seeding): string[][] =>
  working.map(({ entries }) => entries.map(({ id }) => id));
const blocksIn = (ids: readonly string[]): string => ids.map(blockOf).sort().join("");
/** A1 B1 C1 … A2 B2 C2 … */
const weaveOf = (blocks: readonly BlockFinishers[]): string[] =>
  upTo(6).flatMap((place) => blocks.flatMap(({ finishers }) => finishers[place - 1]?.id ?? []));
const shortOfOne = (blocks: number, places: number, short: number): number[] =>
  upTo(blocks).map((block) => (block === short ? places - 1 : places));

it("[KO-TIER][LIN-2] every style keeps the seeds of each tier to it, each once, and byes go to the top seeds", () => {
  fc.assert(
    fc.property(style, anyField, (one, blocks) => {
      const { seeds, byLine, lines } = seedKnockout(one, blocks);
      expect([...seeds].sort()).toEqual(weaveOf(blocks).sort());
      expect(seeds.map(placeOf)).toEqual(seeds.map(placeOf).sort((a, b) => a - b));
      expect(lines).toBe(linesFor(seeds.length));
      expect(byLine).toEqual(upTo(lines).map((line) => seeds[seedOnLine(line, lines) - 1] ?? null));
    }),
    runs(150),
  );
});

it("[KO-TIER] a tier is in grade order, who has no grade last, whatever the order of the blocks", () => {
  fc.assert(
    fc.property(anyField, (blocks) => {
      const seeding = seedKnockout("ranking-tiered", blocks);
      const grades = new Map(
        blocks.flatMap(({ finishers }) => finishers.map(({ id, grade }) => [id, grade ?? -1])),
      );
      for (const tier of tiersOf(seeding)) {
        const own = tier.map((id) => grades.get(id)!);
        expect(own).toEqual([...own].sort((a, b) => b - a));
      }
      expect(tiersOf(seeding).flat()).toEqual(seeding.seeds);
      expect(seedKnockout("ranking-tiered", [...blocks].reverse()).seeds).toEqual(seeding.seeds);
    }),
    runs(100),
  );
});

it("[KO-WEAVE] makes the fewest exchanges that clear round one, and of those the largest list", () => {
  const fields = fc.oneof(
    fc
      .record({ blocks: fc.integer({ min: 2, max: 7 }), places: fc.integer({ min: 2, max: 5 }) })
      .filter(({ blocks, places }) => blocks * places <= 16)
      .chain(({ blocks, places }) =>
        fc.nat({ max: blocks }).map((short) => shortOfOne(blocks, places, short)),
      ),
    unevenSizes(16, 5),
  );
  fc.assert(
    fc.property(fields.chain(finishersOf), (blocks) => {
      const { seeds, exchanges, lines, warnings } = seedKnockout("block-protected", blocks);
      const slow = slowExchanges(weaveOf(blocks), lines);
      expect(exchanges).toEqual(slow ?? []);
      expect(seeds).toEqual(exchanged(weaveOf(blocks), slow ?? []));
      expect(isFreshRoundOne(seeds, lines)).toBe(slow !== null);
      expect(warnings.length === 0).toBe(slow !== null);
      for (const warning of warnings)
        if (warning.kind === "sameBlockRoundOne") {
          const [a, b] = warning.seeds;
          expect([a + b, blockOf(seeds[a - 1]!)]).toEqual([lines + 1, blockOf(seeds[b - 1]!)]);
        }
    }),
    runs(120),
  );
});

it("[KO-WEAVE] clears round one of every even field, one finisher short too", () => {
  const fields = fc
    .record({ blocks: fc.integer({ min: 2, max: 26 }), places: fc.integer({ min: 2, max: 8 }) })
    .chain(({ blocks, places }) =>
      fc.nat({ max: blocks }).map((short) => shortOfOne(blocks, places, short)),
    );
  fc.assert(
    fc.property(fields.chain(finishersOf), (blocks) => {
      const { seeds, lines, warnings } = seedKnockout("block-protected", blocks);
      expect([warnings, isFreshRoundOne(seeds, lines)]).toEqual([[], true]);
    }),
    runs(60),
  );
});

it("[KO-SEP][GEN-5] 4 × 4 gives one of each block in every quarter, 4 × 2 keeps them apart until the final", () => {
  fc.assert(
    fc.property(evenField(4, 4), (blocks) => {
      const [draw] = compareDraws(blocks, ["tiered-separated"]);
      expect(draw?.quarters.map(blocksIn)).toEqual(Array(4).fill("ABCD"));
      expect(draw?.halves.map(blocksIn)).toEqual(Array(2).fill("AABBCCDD"));
      expect(draw?.firstMeeting).toEqual({ round: 3, name: { name: "semiFinal" } });
    }),
    runs(150),
  );
  fc.assert(
    fc.property(evenField(4, 2), (blocks) => {
      const [draw] = compareDraws(blocks, ["tiered-separated"]);
      expect(draw?.halves.map(blocksIn)).toEqual(["ABCD", "ABCD"]);
      expect(draw?.firstMeeting).toEqual({ round: 3, name: { name: "final" } });
    }),
    runs(80),
  );
});

it("[KO-SEP] comes to what the rule says word by word, every order of a tier tried", () => {
  const fields = fc.oneof(unevenSizes(20, 5), fc.constantFrom([3, 3, 3, 3, 3], [4, 4, 4, 3]));
  fc.assert(
    fc.property(fields.chain(finishersOf), (blocks) => {
      const seeding = seedKnockout("tiered-separated", blocks);
      expect(seeding.seeds).toEqual(slowlySeparated(tiersOf(seeding), seeding.lines));
    }),
    runs(120),
  );
});

it("[KO-GRADE] the first three of a block are in different quarters, the fourth in no mate's eighth", () => {
  const sizes = fc.constantFrom([8, 4], [16, 2], [4, 4], [8, 2], [4, 2]);
  fc.assert(
    fc.property(
      sizes.chain(([blocks, places]) => evenField(blocks, places)),
      (blocks) => {
        const { seeds, lines, style: used, warnings } = seedKnockout("grade-separation", blocks);
        expect([used, warnings]).toEqual(["grade-separation", []]);
        const lineOf = (id: string): number => seedOnLine(seeds.indexOf(id) + 1, lines);
        for (const { finishers } of blocks) {
          const own = finishers.map(({ id }) => lineOf(id));
          const quarters = own.slice(0, 3).map((line) => sectionOf(line, lines, 4));
          const eighths = own.map((line) => sectionOf(line, lines, 8));
          expect(new Set(quarters).size).toBe(quarters.length);
          if (own.length === 4) expect(eighths.slice(0, 3)).not.toContain(eighths[3]);
        }
        const winners = seedKnockout("ranking-tiered", blocks).seeds.slice(0, blocks.length);
        expect(seeds.slice(0, blocks.length)).toEqual(winners);
      },
    ),
    runs(250),
  );
});

it("[KO-GRADE] any other field is separated instead, and says so", () => {
  const fits = (sizes: readonly number[]): boolean =>
    sizes.every((size) => size === sizes[0] && size <= 4) &&
    [8, 16, 32].includes(sizes.length * sizes[0]!);
  fc.assert(
    fc.property(unevenSizes(40, 9).chain(finishersOf), (blocks) => {
      const asked = seedKnockout("grade-separation", blocks);
      if (fits(blocks.map(({ finishers }) => finishers.length))) expect(asked.fallback).toBeNull();
      else
        expect(asked).toEqual({
          ...seedKnockout("tiered-separated", blocks),
          fallback: "grade-separation",
        });
    }),
    runs(100),
  );
});

it("[WRK-1] strikes exactly the seeds that were not kept, each with its reason", () => {
  fc.assert(
    fc.property(style, fc.oneof(anyField, evenField(8, 4), evenField(4, 4)), (one, blocks) => {
      const seeding = seedKnockout(one, blocks);
      const { seeds, lines } = seeding;
      const weave = seeding.style === "block-protected" ? weaveOf(blocks) : null;
      const given = weave ?? tiersOf(seeding).flat();
      for (const { id, seed, struck, note } of entriesOf(seeding)) {
        const own = given.indexOf(id) + 1;
        expect(seeds[seed! - 1]).toBe(id);
        expect(struck).toBe(own === seed ? null : own);
        expect(note !== null).toBe(struck !== null);
        if (note && note.kind in SECTIONS) {
          const sections = SECTIONS[note.kind as keyof typeof SECTIONS];
          const mate = "with" in note ? note.with : "";
          const inSection = (other: number): number =>
            sectionOf(seedOnLine(other, lines), lines, sections);
          expect(blockOf(mate)).toBe(blockOf(id));
          expect(inSection(seeds.indexOf(mate) + 1)).toBe(inSection(struck!));
        }
      }
      if (one === "ranking-tiered") expect(seeds).toEqual(given);
    }),
    runs(150),
  );
});

const SECTIONS = { half: 2, quarter: 4, eighth: 8 };
