import {
  drawBlocks,
  type DrawExchange,
  type DrawLog,
  type DrawRules,
  type Entrant,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { entrants, nth, SINGLES } from "../support/builders";

const SPREAD: DrawRules = { spreadCountries: true, lastRoundApart: false };
const APART: DrawRules = { spreadCountries: false, lastRoundApart: true };

/** A field by its countries in rank order, `ENG NZL - …`, grades 10 apart. */
const fieldOf = (countries: string, grades: readonly number[] = []): Entrant[] => {
  const list = countries.split(/\s+/);
  return entrants(list.length, (number) => ({
    country: list[number - 1] === "-" ? null : (list[number - 1] ?? null),
    ...(grades[number - 1] !== undefined && { current: grades[number - 1] }),
  })).map((one) => ({ ...one, competition: SINGLES }));
};

function logOf(
  field: readonly Entrant[],
  blocks: number,
  qualifiers: number,
  drawRules: DrawRules,
): DrawLog {
  const draw = drawBlocks(field, { blocks, qualifiers, basis: "current", drawRules });
  if (!draw.ok || !draw.value.log) throw new Error("not drawn");
  return draw.value.log;
}

const printed = ({ step, from, to }: DrawExchange): string => `${step} ${from}-${to}`;
const moves = (log: DrawLog): string[] => log.exchanges.map(printed);
/** One block of entrants by their countries; four go through unless said. */
const apart = (countries: string, qualifiers = 4, grades?: readonly number[]): DrawLog =>
  logOf(fieldOf(countries, grades), 1, qualifiers, APART);

describe("countries apart in the last round", () => {
  it("[LRA-1] a pair of one country in the last round is a conflict, no country is none", () => {
    expect(moves(apart("A B C C D E F G"))).toEqual(["last round A4-A5"]);
    expect(moves(apart("- - - - - - - -"))).toEqual([]);
    expect(moves(apart("A B C D C E F G"))).toEqual([]);
  });

  it("[LRA-1] which seeds meet follows from the number that goes through", () => {
    // With two through, 3 meets 4 and 5 meets 6, 7 meets 8.
    expect(moves(apart("A B C D E F G G H I", 2))).toEqual(["last round A8-A9"]);
    expect(moves(apart("A B C D E F G G H I", 4))).toEqual([]);
  });

  it("[LRA-2] seeds 1 and 2 stay, and others move inside their band", () => {
    const log = apart("A A C D E F G H", 2);
    expect(moves(log)).toEqual([]);
    expect(log.warnings).toMatchObject([
      { kind: "lastRound", seeds: [1, 2], country: "A", isFixed: true },
    ]);
    // 7 could only leave for 8: seeds 3 to 6 are another band, and 9 and 10 of a block of 9 move for nobody.
    expect(moves(apart("A B C D E F A A I"))).toEqual([]);
  });

  it("[LRA-2] in blocks of 11 and more, seeds 11 and up stay", () => {
    const log = apart("A B C D E F G H I J K K");
    expect(moves(log)).toEqual([]);
    expect(log.warnings).toMatchObject([{ kind: "lastRound", seeds: [11, 12], isFixed: true }]);
  });

  it("[LRA-2] below 8 there is no second band", () => {
    const log = apart("A B C D E F A");
    expect(moves(log)).toEqual([]);
    expect(log.warnings).toMatchObject([{ seeds: [1, 7], isFixed: true }]);
  });

  it("[LRA-3] the fewest exchanges of neighbours, then the closest grades, then the lowest seeds", () => {
    expect(moves(apart("A B C C D E F G", 4, [90, 80, 70, 60, 50, 40, 30, 20]))).toEqual([
      "last round A4-A5",
    ]);
    // 3-4 and 5-6 would both have to part; one exchange of 4 and 5 does it.
    expect(moves(apart("A B C C E E F G"))).toEqual(["last round A4-A5"]);
    // 7 and 9 are as close to 8 as each other: the lower seeds.
    expect(
      moves(apart("A B C D E F G B I J", 4, [100, 90, 80, 70, 60, 50, 40, 30, 20, 10])),
    ).toEqual(["last round A7-A8"]);
    expect(
      moves(apart("A B C D E F G B I J", 4, [100, 90, 80, 70, 60, 50, 40, 30, 29, 10])),
    ).toEqual(["last round A8-A9"]);
  });

  it("[LRA-4] where neighbours clear nothing, the one or two exchanges with the smallest grade difference", () => {
    // 7 and 8 are both of the country that 1 has; 9 is the closest who is not.
    expect(moves(apart("A B C D E F A A I J"))).toEqual(["last round A7-A9"]);
    const grades = [100, 90, 80, 70, 60, 50, 40, 30, 12, 10];
    expect(moves(apart("A B C D E F A A I J", 4, grades))).toEqual(["last round A7-A9"]);
  });

  it("[LRA-5] what can't be cleared is a warning, and nothing moves for nothing", () => {
    const log = apart("A B C C C C D E");
    expect(moves(log)).toEqual([]);
    expect(log.warnings.map((warning) => warning.kind === "lastRound" && warning.seeds)).toEqual([
      [3, 4],
      [5, 6],
    ]);
    expect(log.warnings).toMatchObject([{ isFixed: false }, { isFixed: false }]);
  });

  it("[LRA-5] fewer conflicts are better than the same", () => {
    const log = apart("A B C C C C A E");
    expect(moves(log)).toEqual(["last round A7-A8"]);
    expect(log.warnings).toHaveLength(2);
  });

  it("[LRA-5] two who fill their whole band can never be parted", () => {
    expect(apart("A B C D E F G G", 2).warnings).toMatchObject([{ seeds: [7, 8], isFixed: true }]);
  });

  it("[LOG-1] each exchange of a block gives the meetings that it was made for", () => {
    const log = apart("A B C C D E F B");
    expect(moves(log)).toEqual(["last round A4-A5", "last round A7-A8"]);
    expect(log.exchanges.map((exchange) => exchange.reasons)).toEqual(
      Array(2).fill([
        { kind: "meet", facts: { block: "A", a: 2, b: 8, country: "B" } },
        { kind: "meet", facts: { block: "A", a: 3, b: 4, country: "C" } },
      ]),
    );
  });
});

describe("spread countries", () => {
  it("[SPR-3] two of one country in a block and none in the other: one of them goes over", () => {
    const log = logOf(fieldOf("A B C D E F G G"), 2, 4, SPREAD);
    expect(log.exchanges).toEqual([]);
    const other = logOf(fieldOf("A B N D E F N H"), 2, 4, SPREAD);
    expect(other.exchanges.map(({ reasons }) => reasons)).toEqual([
      [
        {
          kind: "counts",
          facts: { country: "N", block: "B", count: 2, other: "A", otherCount: 0 },
        },
      ],
    ]);
  });

  it("[DRW-4] a country with more than half of the field is exempt, exactly half is not", () => {
    expect(logOf(fieldOf("N N N N N A B C"), 2, 4, SPREAD).exempt).toEqual(["N"]);
    expect(logOf(fieldOf("N N N N D A B C"), 2, 4, SPREAD).exempt).toEqual([]);
  });

  it("[DRW-4] exempt countries are counted apart", () => {
    const { counts } = logOf(fieldOf("N N N N N A B C"), 2, 4, SPREAD);
    expect(Object.values(counts).map(({ after }) => after["N"])).toEqual([3, 2]);
  });

  it("[SPR-2] a country above the cap with nobody to change places with: a warning, and the excess by block", () => {
    // Five of N among the seeds 3 to 6 of two blocks, no 7th seeds, and no N among the 3rd.
    const log = logOf(fieldOf("A B C D E F N N N N N G"), 2, 4, SPREAD);
    expect(log.warnings).toEqual([
      { kind: "cap", country: "N", count: 5, allowed: 4 },
      { kind: "excess", country: "N", blocks: ["B"] },
    ]);
  });

  it("[LOG-1] says where a country is not as even as its numbers allow", () => {
    // The top seeds stay, and the partial last tier has nobody to exchange with.
    const log = logOf(fieldOf("N N A B C D N"), 3, 1, SPREAD);
    expect(log.warnings).toEqual([{ kind: "uneven", country: "N", least: 0, most: 2 }]);
    expect(logOf(fieldOf("N N A N B C D"), 3, 1, SPREAD).warnings).toEqual([]);
  });

  it("[DRW-3] the draw is made on the highest grade of 12 months, and the log says so", () => {
    const field = fieldOf("A B C D").map((one, index) => ({
      ...one,
      max12: index === 3 ? 3000 : null,
    }));
    const draw = drawBlocks(field, {
      blocks: 2,
      qualifiers: 1,
      basis: "current",
      drawRules: SPREAD,
    });
    expect(draw).toMatchObject({
      value: { seats: { A: [nth(4), nth(3)], B: [nth(1), nth(2)] }, log: { basis: "max12" } },
    });
  });
});
