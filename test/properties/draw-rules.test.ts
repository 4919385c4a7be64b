import {
  drawBlocks,
  exemptOf,
  ranked,
  snake,
  type DrawExchange,
  type DrawLog,
  type Entrant,
} from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import { entrants, SINGLES } from "../support/builders";

/** Fields as large as they come: 8 to 128 in 2 to 16 blocks, a few countries sending most. */
const fields = fc.integer({ min: 2, max: 16 }).chain((blocks) =>
  fc.record({
    blocks: fc.constant(blocks),
    qualifiers: fc.integer({ min: 0, max: 6 }),
    // One country's players of one strength, so that there are too many of them among seeds 3 to 6.
    isAlike: fc.boolean(),
    people: fc.array(
      fc.record({
        country: fc.oneof(
          { weight: 4, arbitrary: fc.constant("NZL") },
          { weight: 3, arbitrary: fc.constant("ENG") },
          { weight: 4, arbitrary: fc.constantFrom("AUS", "EGY", "IRL", "SCO", "USA", null) },
        ),
        max12: fc.option(fc.integer({ min: 1500, max: 2600 }), { freq: 12 }),
      }),
      { minLength: Math.max(8, 2 * blocks), maxLength: Math.min(128, 12 * blocks) },
    ),
  }),
);
type Field = typeof fields extends fc.Arbitrary<infer T> ? T : never;

const listOf = ({ people, isAlike }: Field): Entrant[] => {
  const countryOf = ({ country, max12 }: Field["people"][number]) => {
    if (!isAlike) return country;
    return (max12 ?? 0) > 1950 && (max12 ?? 0) < 2350 ? "NZL" : country === "NZL" ? null : country;
  };
  return entrants(people.length, (n) => {
    const one = people[n - 1]!;
    return { country: countryOf(one), max12: one.max12, current: null };
  }).map((one) => ({ ...one, competition: SINGLES }));
};

function drawn(list: readonly Entrant[], { blocks, qualifiers }: Field) {
  const drawRules = { spreadCountries: true, lastRoundApart: true };
  const draw = drawBlocks(list, { blocks, qualifiers, basis: "current", drawRules });
  if (!draw.ok || !draw.value.log) throw new Error("not drawn");
  return { seats: Object.values(draw.value.seats), log: draw.value.log };
}

type Blocks = string[][];
const dealt = (list: readonly Entrant[], blocks: number): Blocks =>
  snake(
    ranked(list, "max12").map(({ entrant }) => entrant),
    blocks,
  );
const placeOf = (seat: string) => ({
  block: seat.charCodeAt(0) - 65,
  seed: Number(seat.slice(1)),
});

/** Calls back with the seats before and after each exchange of the log. */
function replay(
  start: Blocks,
  { exchanges }: DrawLog,
  seen: (exchange: DrawExchange, before: Blocks, after: Blocks) => void,
): void {
  let now = start;
  for (const exchange of exchanges) {
    const [from, to] = [placeOf(exchange.from), placeOf(exchange.to)];
    const after = now.map((block) => [...block]);
    after[from.block]![from.seed - 1] = exchange.b.id;
    after[to.block]![to.seed - 1] = exchange.a.id;
    seen(exchange, now, after);
    now = after;
  }
}

/** (`excess`, `spread`), counted word by word. */
function figures(blocks: Blocks, list: readonly Entrant[]): [number, number] {
  const exempt = exemptOf(list);
  const countryOf = new Map(list.map(({ id, country }) => [id, country]));
  const countries = new Set(list.map(({ country }) => country));
  let [excess, spread] = [0, 0];
  for (const country of countries) {
    if (country === null || exempt.includes(country)) continue;
    for (const block of blocks) {
      const from = (seats: string[]) => seats.filter((id) => countryOf.get(id) === country).length;
      excess += Math.max(0, from(block.slice(2, 6)) - 2);
      spread += from(block) ** 2;
    }
  }
  return [excess, spread];
}
const compared = (x: [number, number], y: [number, number]): number => x[0] - y[0] || x[1] - y[1];

const bandOf = (seed: number, size: number): string => {
  if (seed <= 2 || seed > 10 || (seed > 6 && size < 8)) return `stays ${seed}`;
  if (seed <= 6) return "3 to 6";
  return size < 10 && seed > 8 ? `stays ${seed}` : "7 to 10";
};

const RUNS = { numRuns: 60, seed: 20260513 };

it("[SPR-1][SPR-2] one of each tier a block: only the cap moves anybody out of a tier, and no top seed moves", () => {
  fc.assert(
    fc.property(fields, (field) => {
      const list = listOf(field);
      const { seats, log } = drawn(list, field);
      const start = dealt(list, field.blocks);
      expect(seats.map((block) => block.length)).toEqual(start.map((block) => block.length));
      expect([...seats.flat()].sort()).toEqual([...start.flat()].sort());
      expect(seats.map(([top]) => top)).toEqual(start.map(([top]) => top));
      for (const { step, from, to } of log.exchanges) {
        const [x, y] = [placeOf(from).seed, placeOf(to).seed];
        if (step === "cap") expect(["6-7", "3-2"]).toContain(`${x}-${y}`);
        else if (step !== "last round") expect(x).toBe(y);
      }
    }),
    RUNS,
  );
});

it("[SPR-3][SPR-4][SPR-5] (excess, spread) falls with every spread exchange and linked pair, and never rises after", () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fields, (field) => {
      const list = listOf(field);
      const { log } = drawn(list, field);
      let first: [number, number] | null = null;
      replay(dealt(list, field.blocks), log, ({ step }, before, after) => {
        seen.set(step, (seen.get(step) ?? 0) + 1);
        if (step === "cap") return;
        const [was, is] = [figures(before, list), figures(after, list)];
        if (step === "linked" && !first) {
          first = was;
          return;
        }
        const against = first ?? was;
        first = null;
        const isLowered = step === "spread" || step === "linked";
        if (isLowered) expect(compared(is, against)).toBeLessThan(0);
        else expect(compared(is, against)).toBeLessThanOrEqual(0);
      });
      expect(first).toBeNull();
    }),
    RUNS,
  );
  for (const step of ["spread", "linked", "balance", "last round", "cap"])
    expect(seen.get(step) ?? 0, step).toBeGreaterThan(0);
});

it("[LRA-2] nothing leaves its band for the last round", () => {
  fc.assert(
    fc.property(fields, (field) => {
      const list = listOf(field);
      const { log, seats } = drawn(list, field);
      for (const { step, from, to } of log.exchanges) {
        if (step !== "last round") continue;
        const [x, y] = [placeOf(from), placeOf(to)];
        const size = seats[x.block]!.length;
        expect(x.block).toBe(y.block);
        expect(bandOf(x.seed, size)).toBe(bandOf(y.seed, size));
      }
    }),
    RUNS,
  );
});

it("[LOG-2] large fields: the same draw and the same log in whatever order entrants came", () => {
  fc.assert(
    fc.property(fields, fc.infiniteStream(fc.nat()), (field, keys) => {
      const list = listOf(field);
      const keyed = list.map((one) => ({ one, key: keys.next().value as number }));
      const other = keyed.sort((x, y) => x.key - y.key).map(({ one }) => one);
      expect(drawn(other, field)).toEqual(drawn(list, field));
    }),
    { numRuns: 25 },
  );
});
