import { LETTERS, type BlockFinishers, type Finisher } from "@drawroom/shared";
import fc from "fast-check";

const NAMES = ["Örga", "orga", "Orga", "Zel", "Éblo", "eblo"];

/** `KNOCKOUT_RUNS=20` makes the knockout properties so many times longer. */
export const knockoutRuns = (runs: number): number =>
  runs * Number(process.env["KNOCKOUT_RUNS"] ?? 1);

const finisher = fc.record({
  name: fc.constantFrom(...NAMES),
  country: fc.constantFrom(null, "ENG", "NZL"),
  grade: fc.option(fc.integer({ min: 1500, max: 1530 }), { freq: 12 }),
});

/** Blocks of the given sizes with finishers `A1`, `A2`, … of many equal grades and names. */
export const finishersOf = (sizes: readonly number[]): fc.Arbitrary<BlockFinishers[]> =>
  fc
    .tuple(...sizes.map((size) => fc.array(finisher, { minLength: size, maxLength: size })))
    .map((blocks) =>
      blocks.map((finishers, index) => ({
        block: LETTERS[index]!,
        finishers: finishers.map((one, place): Finisher => ({
          ...one,
          id: `${LETTERS[index]!}${place + 1}`,
        })),
      })),
    );

/** So many finishers of so many blocks. */
export const evenField = (blocks: number, places: number): fc.Arbitrary<BlockFinishers[]> =>
  finishersOf(Array.from({ length: blocks }, () => places));

/** Block sizes that may differ by any number, for `most` entrants in all. */
export const unevenSizes = (most: number, blocks: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: blocks })
    .filter((sizes) => sizes.reduce((sum, size) => sum + size, 0) <= most);

/** The `A` of finisher `A3`, and the 3. */
export const blockOf = (id: string): string => id[0]!;
export const placeOf = (id: string): number => Number(id.slice(1));

/** Numbers 1 to `last`. */
export const upTo = (last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1);
