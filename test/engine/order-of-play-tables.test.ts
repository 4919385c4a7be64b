import { readFileSync } from "node:fs";
import path from "node:path";
import { lastRoundOf, orderOfPlayTable, type Pair } from "@drawroom/shared";
import { describe, expect, it } from "vitest";

const SIZES = Array.from({ length: 15 }, (_, index) => index + 2);
const print = (pairs: readonly Pair[] | undefined): string =>
  (pairs ?? []).map((pair) => pair.join("-")).join(" ");
const qualifiersFor = (size: number): number[] =>
  Array.from({ length: size + 1 }, (_, index) => index);
const each = SIZES.flatMap((size) => qualifiersFor(size).map((through) => ({ size, through })));

describe("the table of every size from 2 to 16 and every number of qualifiers", () => {
  it("[OOP-1] has every pair once, and nobody twice in a round", () => {
    for (const { size, through } of each) {
      const table = orderOfPlayTable(size, through);
      const pairs = table.flat().map(([a, b]) => `${a}-${b}`);
      expect(pairs).toHaveLength((size * (size - 1)) / 2);
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(table.flat().every(([a, b]) => 1 <= a && a < b && b <= size)).toBe(true);
      for (const round of table) expect(new Set(round.flat()).size).toBe(2 * round.length);
      expect(table).toHaveLength(size % 2 === 0 ? size - 1 : size);
    }
  });

  it("[OOP-1] has as many matches in each round as there can be", () => {
    for (const { size, through } of each) {
      for (const round of orderOfPlayTable(size, through))
        expect(round).toHaveLength(Math.floor(size / 2));
    }
  });

  it("[OOP-1] of an odd size is the next even one, the top number being the bye", () => {
    for (const size of [3, 5, 7, 9, 11, 13, 15]) {
      for (const through of qualifiersFor(size)) {
        const even = orderOfPlayTable(size + 1, through);
        const odd = even.map((round) => round.filter(([, b]) => b <= size));
        expect(orderOfPlayTable(size, through)).toEqual(odd);
      }
    }
  });

  it("[OOP-1] is none outside these sizes", () => {
    for (const size of [0, 1, 17, 18, 40]) expect(orderOfPlayTable(size, 4)).toEqual([]);
  });

  it("[OOP-4] of five qualifiers and more is that of four", () => {
    for (const { size, through } of each) {
      if (through > 4) expect(orderOfPlayTable(size, through)).toEqual(orderOfPlayTable(size, 4));
    }
  });
});

describe("three qualifiers and more", () => {
  const wide = each.filter(({ through }) => through >= 3);

  it("[OOP-2] the last round pairs seeds 3 to 6 with each other", () => {
    for (const { size, through } of wide.filter(({ size }) => size >= 6)) {
      const among = lastRoundOf(size, through).filter(([a, b]) => a >= 3 && b <= 6);
      expect(among).toHaveLength(2);
    }
  });

  it("[OOP-2] seeds 3 to 6 meet each other only in the last three rounds, for sizes 7 and up", () => {
    for (const { size, through } of wide.filter(({ size }) => size >= 7)) {
      const table = orderOfPlayTable(size, through);
      const early = table.slice(0, -3).flat();
      expect(early.filter(([a, b]) => a >= 3 && b <= 6)).toEqual([]);
    }
  });

  it("[OOP-2] 1 v 2 stands in the third round from the end, for sizes 8 and up", () => {
    for (const { size, through } of wide.filter(({ size }) => size >= 8)) {
      expect(print(orderOfPlayTable(size, through).at(-3))).toMatch(/^1-2 /);
    }
  });

  it.each([
    [6, "1-2 3-6 4-5"],
    [7, "1-7 3-4 5-6"],
    [8, "1-7 2-8 3-4 5-6"],
    [9, "1-7 2-8 3-4 5-6"],
    [10, "1-7 2-8 3-4 5-6 9-10"],
    [12, "1-7 2-8 3-4 5-6 9-10 11-12"],
    [14, "1-7 2-8 3-4 5-6 9-10 11-12 13-14"],
    [16, "1-7 2-8 3-4 5-6 9-10 11-12 13-14 15-16"],
  ])("[OOP-2] the last round of %i is %s", (size, pairs) => {
    expect(print(lastRoundOf(size, 4))).toBe(pairs);
    expect(print(lastRoundOf(size, 3))).toBe(pairs);
  });
});

describe("none, one or two qualifiers", () => {
  it("[OOP-3] the last round pairs neighbours from the top", () => {
    for (const { size, through } of each.filter(({ through }) => through <= 2)) {
      const neighbours = Array.from({ length: Math.floor(size / 2) }, (_, i) => [
        2 * i + 1,
        2 * i + 2,
      ]);
      expect(lastRoundOf(size, through)).toEqual(neighbours);
    }
  });

  it("[OOP-3] size 4 has one table, whatever the number", () => {
    for (const through of qualifiersFor(4)) {
      expect(orderOfPlayTable(4, through).map(print)).toEqual(["1-4 2-3", "1-3 2-4", "1-2 3-4"]);
    }
  });
});

it("[OOP-4] the tables are those published with the spec", () => {
  const file = path.join(import.meta.dirname, "../golden/vectors/order-of-play.txt");
  const through = { any: 2, two: 2, four: 4 } as const;
  const tables = readFileSync(file, "utf8")
    .split(/^(?=# size)/m)
    .slice(1);
  expect(tables).toHaveLength(9);
  for (const table of tables) {
    const [, size, kind] = /^# size (\d+), (any|two|four)/.exec(table)!;
    const rows = table
      .split("\n")
      .slice(1)
      .filter((row) => row !== "");
    expect(
      orderOfPlayTable(Number(size), through[kind as keyof typeof through]).map(print),
    ).toEqual(rows);
  }
});
