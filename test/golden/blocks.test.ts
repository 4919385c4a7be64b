import {
  averageOf,
  countsOf,
  exemptOf,
  gradeOf,
  LETTERS,
  ranked,
  snake,
  type Entrant,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { asExpected, drawnFrom, rounded, type BlocksCase } from "./blocks-case";
import { readVectors } from "./vectors";

/** The same value for each block. */
const byLetter = <T, R>(blocks: readonly T[], of: (block: T) => R): Record<string, R> =>
  Object.fromEntries(blocks.map((block, index) => [LETTERS[index] ?? "", of(block)]));

/** What a case comes to without its draw rules. */
function snakeOf({ input, expected }: BlocksCase) {
  const field = input.entrants.map((entrant): Entrant => ({ ...entrant, competition: "open" }));
  const byId = new Map(field.map((entrant) => [entrant.id, entrant]));
  const ranking = ranked(field, expected.basis).map((line) => line.entrant);
  const blocks = snake(ranking, input.blocks).map((block) => block.map((id) => byId.get(id)!));
  const isCounted = (country: string): boolean => !exemptOf(field).includes(country);
  return {
    exempt: exemptOf(field),
    ranking,
    snake: byLetter(blocks, (block) => block.map((entrant) => entrant.id)),
    averages: byLetter(blocks, (block) =>
      rounded(averageOf(block.map((entrant) => gradeOf(entrant, expected.basis).grade))),
    ),
    counts: byLetter(blocks, (block) =>
      Object.fromEntries(Object.entries(countsOf(block)).filter(([country]) => isCounted(country))),
    ),
  };
}

const cases = readVectors<BlocksCase>("blocks");
describe("[BLK-3] ranking, snake, averages and counts", () => {
  it.each(cases.map((one) => [one.id, one.title, one] as const))("%s %s", (_id, _title, one) => {
    const { exempt, ranking, snake, averages, counts } = one.expected;
    // A country with more than half the field is exempt only where a rule could count it.
    expect(snakeOf(one)).toEqual({
      exempt,
      ranking,
      snake,
      averages: averages.before,
      counts: counts.before,
    });
  });
});

describe("[LOG-2] the whole draw and its log", () => {
  it.each(cases.map((one) => [one.id, one.title, one] as const))("%s %s", (_id, _title, one) => {
    expect(drawnFrom(one)).toEqual(asExpected(one));
  });
});
