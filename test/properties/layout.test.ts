import { layOut, matchesOf, type LayoutOptions, type Placements } from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import { resultOf } from "../support/blocks";
import { eventWith, LAWN_1, LAWN_2, SINGLES } from "../support/builders";
import { after, answerTo, tried, type World } from "../support/world";

const COURTS = [LAWN_1, LAWN_2, "lwnc", "lwnd"];
const DATES = ["2026-05-13", "2026-05-14", "2026-05-15"];
const OTHER = "vets";

const scene = fc.record({
  /** Of a block. */
  size: fc.integer({ min: 4, max: 9 }),
  blocks: fc.integer({ min: 1, max: 3 }),
  played: fc.integer({ min: 0, max: 4 }),
  options: fc.record({
    courts: fc.subarray(COURTS, { minLength: 1 }),
    days: fc
      .subarray(DATES, { minLength: 1 })
      .map((dates) => dates.map((date) => ({ date, from: "08:30" }))),
    minutes: fc.integer({ min: 20, max: 90 }),
    breaks: fc.constantFrom([], [{ from: "12:10", until: "13:00" }]),
  }),
});

/** Two competitions, half of whose people are the same; the other one is laid out on lawn 1. */
function world(size: number, blocks: number, played: number): World {
  const both = after(
    eventWith({
      entrants: size * blocks - (blocks >> 1),
      blocks,
      orderOfPlay: true,
      courts: true,
    }),
    { type: "addCourt", court: { id: "lwnc", name: "Lawn 3" } },
    { type: "addCourt", court: { id: "lwnd", name: "Lawn 4" } },
    {
      type: "addCompetition",
      competition: {
        id: OTHER,
        name: "Veterans",
        kind: "blocks",
        doubles: false,
        matchMinutes: 50,
      },
    },
    {
      type: "importEntrants",
      competition: OTHER,
      entrants: [1, 2, 3, 4].map((n) => ({
        id: `vetaa${"abcd"[n - 1]}`,
        name: n % 2 ? `Player 00${n}` : `Other ${n}`,
        current: 2000 - n,
      })),
    },
    { type: "createBlocks", competition: OTHER, count: 1, qualifiers: 0 },
    { type: "seedBlocks", competition: OTHER },
    { type: "makeOrderOfPlay", competition: OTHER },
    {
      type: "layOutOrderOfPlay",
      competition: OTHER,
      options: { courts: [LAWN_1], days: [{ date: DATES[0]!, from: "09:10" }] },
    },
  );
  const some = matchesOf(both.state, { competition: SINGLES }).slice(0, played);
  return some.reduce((so, { id, letter, a, b }, index) => {
    const at = `${DATES[0]}T0${7 + (index >> 1)}:00`;
    const timed = tried(so, { type: "scheduleMatch", match: id, at, court: "lwnd" });
    return after(timed, resultOf(letter, a.seed, b.seed));
  }, both);
}

/** Every laid match can be set by hand where it was laid, so no court and nobody has two at once. */
function expectSound(before: World, laid: World, placements: Placements, minutes: number): void {
  for (const [match, { at, court }] of Object.entries(placements)) {
    const bare = after(laid, { type: "scheduleMatch", match, at: null, court: null });
    expect(answerTo(bare, { type: "scheduleMatch", match, at, court }).ok).toBe(true);
  }
  const all = matchesOf(laid.state, { competition: SINGLES });
  const minute = (at: string): number => Date.parse(`${at}:00Z`) / 60_000;
  for (const match of all) {
    if (match.outcome.kind !== "open") {
      expect(placements[match.id]).toBeUndefined();
      expect(laid.state.matches[match.id]).toEqual(before.state.matches[match.id]);
      continue;
    }
    const earlier = all.filter(({ block, round }) => block === match.block && round < match.round);
    for (const { at } of earlier) {
      if (at) expect(minute(at) + minutes).toBeLessThanOrEqual(minute(match.at ?? ""));
    }
  }
}

it("[OOP-5] nobody and no court has two matches at once, rounds keep their order, results their times", () => {
  let laidOut = 0;
  let refused = 0;
  fc.assert(
    fc.property(scene, ({ size, blocks, played, options }) => {
      const before = world(size, blocks, played);
      const result = layOut(before.state, SINGLES, options);
      if (!result.ok) {
        refused++;
        expect(result.refusal.code).toBe("layout.doesNotFit");
        return;
      }
      laidOut++;
      const laid = after(before, {
        type: "layOutOrderOfPlay",
        competition: SINGLES,
        options,
        confirmed: true,
      });
      const open = matchesOf(before.state, { competition: SINGLES }).filter(
        ({ outcome }) => outcome.kind === "open",
      );
      expect(Object.keys(result.value).sort()).toEqual(open.map(({ id }) => id).sort());
      const allowed = new Set(options.courts);
      for (const { at, court } of Object.values(result.value)) {
        expect(allowed.has(court)).toBe(true);
        expect(options.days.some(({ date }) => at.startsWith(date))).toBe(true);
      }
      expectSound(before, laid, result.value, options.minutes);
    }),
    { numRuns: 25, seed: 20260513 },
  );
  expect([laidOut > 10, refused > 0]).toEqual([true, true]);
});

it("[OOP-5] the same state and options give the same, in whatever order its records came", () => {
  const options: LayoutOptions = {
    courts: COURTS,
    days: DATES.map((date) => ({ date, from: "09:00" })),
  };
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 8 }), fc.integer({ min: 1, max: 2 }), (size, blocks) => {
      const { state } = world(size, blocks, 2);
      const turned = Object.fromEntries(
        Object.entries(state).map(([table, records]) => [
          table,
          Object.fromEntries(Object.entries(records as object).reverse()),
        ]),
      ) as typeof state;
      expect(layOut(turned, SINGLES, options)).toEqual(layOut(state, SINGLES, options));
    }),
    { numRuns: 10 },
  );
});
