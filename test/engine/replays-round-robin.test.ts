import { commandSchema, matchesOf, orderOfPlayTable } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { eventWith, nth, SINGLES } from "../support/builders";
import { after } from "../support/world";

/** How often each seed of a block has the bye. */
function byesOf(size: number, qualifiers: number): number[] {
  const seeds = Array.from({ length: size }, (_, index) => index + 1);
  const table = orderOfPlayTable(size, qualifiers);
  return seeds.map((seed) => table.filter((round) => !round.flat().includes(seed)).length);
}

describe.each([3, 5])("%i entrants", (size) => {
  it.each([1, 2, 3])(
    "[OOP-1] every round has exactly one bye, each entrant exactly one; %i go through",
    (through) => {
      for (const round of orderOfPlayTable(size, through))
        expect(size - round.flat().length).toBe(1);
      expect(byesOf(size, through)).toEqual(Array(size).fill(1));
    },
  );

  it("[OOP-1] each pair meets once", () => {
    const { state } = eventWith({ entrants: size, blocks: 1, orderOfPlay: true });
    const pairs = matchesOf(state).map(({ a, b }) => [a.entrant, b.entrant].sort().join(" "));
    expect(new Set(pairs).size).toBe((size * (size - 1)) / 2);
    expect(pairs).toHaveLength((size * (size - 1)) / 2);
  });
});

it('[BLK-3] a group count given as the text "4" is a validation error', () => {
  const command = {
    commandId: "command-1",
    type: "createBlocks",
    competition: "open",
    qualifiers: 2,
  };
  expect(commandSchema.safeParse({ ...command, count: "4" }).success).toBe(false);
  expect(commandSchema.safeParse({ ...command, count: 4 }).success).toBe(true);
  for (const count of [0, -1, 2.5, 27, null, NaN]) {
    expect(commandSchema.safeParse({ ...command, count }).success).toBe(false);
  }
});

it("[OOP-1] an odd block loses an entrant before play and is re-seeded: no round has a bye left", () => {
  const odd = eventWith({ entrants: 5, blocks: 1, orderOfPlay: true });
  const even = after(
    odd,
    { type: "withdrawEntrant", entrant: nth(2) },
    { type: "seedBlocks", competition: SINGLES },
  );
  const matches = matchesOf(even.state);
  expect(matches).toHaveLength(6);
  for (const round of [1, 2, 3])
    expect(matches.filter((match) => match.round === round)).toHaveLength(2);
  expect(matches.every(({ a, b }) => a.entrant !== null && b.entrant !== null)).toBe(true);
});
