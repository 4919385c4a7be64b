import {
  canonicalJson,
  type CommandInput,
  type EventState,
  type MatchResult,
} from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pick } from "../support/blocks";
import { eventWith, LAWN_1, LAWN_2, nth, SINGLES } from "../support/builders";
import { tried, type World } from "../support/world";

const SIZE = 9;
const number = fc.integer({ min: 1, max: SIZE });
const letter = fc.constantFrom("A", "B", "C");
const seat = fc
  .tuple(letter, fc.integer({ min: 1, max: 5 }))
  .map(([block, seed]) => `${block}${seed}`);
const match = fc
  .tuple(letter, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .map(([block, a, b]) => `${SINGLES}.${block}.${Math.min(a, b)}-${Math.max(a, b)}`);
const confirmed = fc.constantFrom(undefined, true as const);
const result: fc.Arbitrary<MatchResult> = fc.oneof(
  fc.tuple(fc.nat(7), fc.nat(7)).map((game) => ({ games: [game] })),
  fc.constantFrom("a" as const, "b" as const).map((walkover) => ({ walkover })),
);

const command: fc.Arbitrary<CommandInput> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(number, seat).map(([entrant, at]) => pick(nth(entrant), at)) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("enterResult" as const), match, result }),
  },
  fc.record({ type: fc.constant("clearResult" as const), match }),
  fc.record({
    type: fc.constant("scheduleMatch" as const),
    match,
    at: fc.constantFrom(null, "2026-05-13T10:00", "2026-05-13T10:30"),
    court: fc.constantFrom(null, LAWN_1, LAWN_2),
  }),
  fc.record({
    type: fc.constant("createBlocks" as const),
    competition: fc.constant(SINGLES),
    count: fc.integer({ min: 1, max: 4 }),
    qualifiers: fc.constantFrom(2, 4),
    confirmed,
  }),
  ...(["seedBlocks", "clearOrderOfPlay"] as const).map((type) =>
    fc.record({ type: fc.constant(type), competition: fc.constant(SINGLES), confirmed }),
  ),
  ...(["makeOrderOfPlay", "closeLiveDraw"] as const).map((type) =>
    fc.record({ type: fc.constant(type), competition: fc.constant(SINGLES) }),
  ),
  fc.record({
    type: fc.constant("startLiveDraw" as const),
    competition: fc.constant(SINGLES),
    order: fc.constantFrom("seat" as const, "tier" as const),
  }),
  number.map((entrant) => ({ type: "withdrawEntrant" as const, entrant: nth(entrant) })),
  number.map((entrant) => ({ type: "takeBackWithdrawal" as const, entrant: nth(entrant) })),
);

/** What must hold of any state that commands can lead to. */
function expectSound(state: EventState): void {
  const seated = Object.values(state.seats).map((one) => one.entrant);
  expect(new Set(seated).size).toBe(seated.length);
  expect(seated.every((entrant) => state.entrants[entrant] !== undefined)).toBe(true);
  for (const [id, { size }] of Object.entries(state.blocks)) {
    const seats = Object.keys(state.seats).filter((key) => key.startsWith(id));
    expect(seats.sort()).toEqual(
      Array.from({ length: size }, (_, index) => `${id}${index + 1}`).sort(),
    );
    const matches = Object.keys(state.matches).filter((key) => key.startsWith(`${id}.`));
    expect([0, (size * (size - 1)) / 2]).toContain(matches.length);
  }
  const blocks = new Set(Object.keys(state.blocks));
  const strays = [...Object.keys(state.seats), ...Object.keys(state.matches)];
  expect(strays.filter((key) => !blocks.has(key.slice(0, SINGLES.length + 2)))).toEqual([]);
}

const start = (): World =>
  eventWith({
    entrants: SIZE,
    blocks: 2,
    orderOfPlay: true,
    courts: true,
    competition: {
      format: { bestOf: 1, gameTo: null, ties: true },
    },
  });

it("[HND-1] no sequence of block commands loses or doubles an entrant", () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.array(command, { minLength: 10, maxLength: 40 }), (commands) => {
      const world = commands.reduce((so, input) => tried(so, input), start());
      taken += world.changes.length;
      expectSound(world.state);
      expect(Object.keys(world.state.entrants)).toHaveLength(SIZE);
    }),
    { numRuns: 60 },
  );
  // Most runs must get somewhere, or this proves nothing.
  expect(taken).toBeGreaterThan(60 * 12);
});

it("[BLK-4] no seat moves and no result is lost while a result stands, but by its own clearing", () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 5, maxLength: 30 }), (commands) => {
      let world = start();
      for (const input of commands) {
        const before = world.state;
        world = tried(world, input);
        const played = Object.entries(before.matches).filter(([, { result: stands }]) => stands);
        const isClearing = ["enterResult", "clearResult", "clearOrderOfPlay"].includes(input.type);
        if (isClearing) continue;
        for (const [id, { result: stands }] of played) {
          expect(canonicalJson(world.state.matches[id]?.result)).toBe(canonicalJson(stands));
          const block = id.slice(0, SINGLES.length + 2);
          const seats = Object.keys(before.seats).filter((key) => key.startsWith(block));
          for (const key of seats)
            expect(world.state.seats[key]?.entrant).toBe(before.seats[key]?.entrant);
        }
      }
    }),
    { numRuns: 40 },
  );
});
