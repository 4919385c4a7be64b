import { coloursOf, haveColours, type ColourState } from "@drawroom/shared";
import { describe, expect, it } from "vitest";

/** A player after games with these colours. */
function after(colours: string, seed: number, rating: number | null = 1500): ColourState {
  const whites = [...colours].filter((colour) => colour === "W").length;
  const run = /(W+|B+)$/.exec(colours)?.[0] ?? "";
  const sign = run.startsWith("W") ? 1 : -1;
  return { seed, rating, whites, blacks: colours.length - whites, run: sign * run.length };
}

/** Who of seed 1 and seed 2 has White, and why. */
function white(first: string, second: string, ratings: (number | null)[] = [1500, 1500]): string {
  const [a, b] = [after(first, 1, ratings[0]), after(second, 2, ratings[1])];
  if (!haveColours(a, b)) return "not legal";
  const { isFirstWhite, rule } = coloursOf(a, b);
  return `${isFirstWhite ? 1 : 2} ${rule}`;
}

describe("who may meet", () => {
  it("[SWS-7] nobody gets three apart", () => {
    expect(white("WW", "WW")).toBe("not legal");
    expect(white("BB", "BB")).toBe("not legal");
    expect(white("WW", "WWB")).toBe("2 limit");
    expect(white("BB", "W")).toBe("1 limit");
  });

  it("[SWS-7] nobody plays a fourth game running in one colour, three are allowed", () => {
    expect(white("BWWW", "BWWW")).toBe("not legal");
    expect(white("BWWW", "WB")).toBe("2 limit");
    expect(white("BWW", "WWW")).toBe("1 limit");
  });
});

describe("who has White", () => {
  it("[SWS-9] the one with fewer, even for a third time running", () => {
    expect(white("BW", "WWB")).toBe("1 whites");
    expect(white("BBWW", "WBWBW")).toBe("1 whites");
  });

  it("[SWS-9] equal Whites: nobody a third time running where the other way avoids it", () => {
    expect(white("BWW", "WBW")).toBe("2 third");
    expect(white("WBB", "BBW")).toBe("1 third");
  });

  it("[SWS-9] a third time where it can't be avoided: the lower rating decides", () => {
    expect(white("BBWW", "BBWW", [1900, 1700])).toBe("2 rating");
  });

  it("[SWS-9] no rating is below every rating, and 0 is none", () => {
    expect(white("", "", [null, 100])).toBe("1 rating");
    expect(white("", "", [100, 0])).toBe("2 rating");
    expect(white("", "", [0, null])).toBe("2 seed");
  });

  it("[SWS-9] equal in all: the larger seed number", () => {
    expect(white("WB", "BW")).toBe("2 seed");
  });

  it("[SWS-10] past the limits, where the manager allows it, the rest of the order still answers", () => {
    const { isFirstWhite, rule } = coloursOf(after("WW", 1, 1900), after("WW", 2, 1800));
    expect([isFirstWhite, rule]).toEqual([false, "rating"]);
  });
});
