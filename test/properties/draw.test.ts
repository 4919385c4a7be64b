import { drawBlocks, handChangesOf, type Entrant } from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pick } from "../support/blocks";
import { entrants, eventWith, SINGLES } from "../support/builders";
import { after } from "../support/world";

const NAMES = ["Örga", "orga", "Orga", "Zel", "Éblo", "eblo"];

const fields = fc.record({
  name: fc.constantFrom(...NAMES),
  country: fc.constantFrom(null, "ENG", "NZL", "SCO", "USA"),
  current: fc.option(fc.integer({ min: 1500, max: 1506 })),
  max12: fc.option(fc.integer({ min: 1500, max: 1506 })),
  estimated: fc.option(fc.integer({ min: 1500, max: 1506 })),
});

/** A field with many equal grades and names, in an order that should not matter. */
const field = fc
  .array(fields, { minLength: 8, maxLength: 40 })
  .map((list) => entrants(list.length, (number) => list[number - 1] ?? {}))
  .map((list) => list.map((entrant): Entrant => ({ ...entrant, competition: SINGLES })));

const shuffled = field.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
);

it("[LOG-2] the same field in any entry order gives the same seats", () => {
  const settings = {
    blocks: 4,
    qualifiers: 4,
    basis: "max12",
    drawRules: { spreadCountries: false, lastRoundApart: false },
  } as const;
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(drawBlocks(other, settings)).toEqual(drawBlocks(list, settings));
    }),
  );
});

/** A hand draw: the field's size, its blocks, whether it is live, and who was drawn for each seat. */
const handDraw = fc
  .record({ size: fc.integer({ min: 4, max: 24 }), isLive: fc.boolean() })
  .chain(({ size, isLive }) =>
    fc.record({
      size: fc.constant(size),
      isLive: fc.constant(isLive),
      blocks: fc.integer({ min: 1, max: Math.floor(size / 2) }),
      order: fc.constantFrom("seat" as const, "tier" as const),
      sheet: fc.shuffledSubarray([...Array(size).keys()], { minLength: size }),
    }),
  );

it("[HND-1] a hand draw of n seats takes at most n − 1 exchanges and never moves a seat already set", () => {
  fc.assert(
    fc.property(handDraw, ({ size, isLive, blocks, order, sheet }) => {
      const seeded = eventWith({ entrants: size, blocks });
      const start = { type: "startLiveDraw", competition: SINGLES, order } as const;
      let world = isLive ? after(seeded, start) : seeded;
      const seats = Object.keys(world.state.seats);
      const ids = Object.keys(world.state.entrants);
      const set = new Map<string, string>();
      seats.forEach((seat, index) => {
        const entrant = ids[sheet[index] ?? 0] ?? "";
        world = after(world, pick(entrant, seat.slice(SINGLES.length + 1)));
        set.set(seat, entrant);
        for (const [done, who] of set) expect(world.state.seats[done]?.entrant).toBe(who);
      });
      expect(handChangesOf(world.state, SINGLES).length).toBeLessThanOrEqual(size - 1);
      const drawn = Object.values(world.state.seats).filter((seat) => seat.drawn !== undefined);
      expect(drawn).toHaveLength(isLive ? size : 0);
    }),
    { numRuns: 40 },
  );
});
