import {
  drawBlocks,
  exemptOf,
  gradeOf,
  ranked,
  snake,
  type DrawLog,
  type Entrant,
} from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import { entrants, SINGLES } from "../support/builders";
import { slowlySpread } from "../support/slow-spread";

const RULES = { spreadCountries: true, lastRoundApart: false };

const field = fc.record({
  blocks: fc.integer({ min: 2, max: 4 }),
  people: fc.array(
    fc.record({
      country: fc.constantFrom(null, "AUS", "ENG", "ENG", "NZL", "NZL", "SCO", "USA"),
      current: fc.option(
        fc.integer({ min: 150, max: 260 }).map((grade) => grade * 10),
        { freq: 8 },
      ),
    }),
    { minLength: 10, maxLength: 26 },
  ),
});

function drawn(blocks: number, list: readonly Entrant[], qualifiers = 4, rules = RULES) {
  const draw = drawBlocks(list, { blocks, qualifiers, basis: "current", drawRules: rules });
  if (!draw.ok || !draw.value.log) throw new Error("not drawn");
  return { seats: Object.values(draw.value.seats), log: draw.value.log };
}

const asField = (people: readonly Partial<Entrant>[]): Entrant[] =>
  entrants(people.length, (number) => people[number - 1] ?? {}).map((one) => ({
    ...one,
    competition: SINGLES,
  }));

const steps = (log: DrawLog): string[] => log.exchanges.map((exchange) => exchange.step);

it("[SPR-3][SPR-4][SPR-5] comes to what the rules say word by word", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(field, ({ blocks, people }) => {
      const list = asField(people);
      const { seats, log } = drawn(blocks, list);
      for (const step of steps(log)) seen.add(step);
      fc.pre(!steps(log).includes("cap"));
      const byId = new Map(list.map((one) => [one.id, one]));
      const seated = ranked(list, "max12").map(({ entrant, rank }) => {
        const { id, country } = byId.get(entrant)!;
        return { id, country, rank, grade: gradeOf(byId.get(entrant)!, "max12").grade };
      });
      const countries = [...new Set(seated.flatMap(({ country }) => country ?? []))].filter(
        (country) => !exemptOf(list).includes(country),
      );
      expect(seats).toEqual(slowlySpread(snake(seated, blocks), countries));
    }),
    { numRuns: 120, seed: 20260513 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(["spread", "linked", "balance"]));
});

it("[SPR-1] no top seed ever moves, and without a cap nobody leaves the tier", () => {
  fc.assert(
    fc.property(field, ({ blocks, people }) => {
      const list = asField(people);
      const { seats, log } = drawn(blocks, list);
      const dealt = snake(
        ranked(list, "max12").map((line) => line.entrant),
        blocks,
      );
      expect(seats.map((block) => block[0])).toEqual(dealt.map((block) => block[0]));
      if (steps(log).includes("cap")) return;
      const tier = (all: readonly (readonly string[])[], index: number): string[] =>
        all.flatMap((block) => block[index] ?? []).sort();
      for (let index = 0; index < 13; index++)
        expect(tier(seats, index)).toEqual(tier(dealt, index));
    }),
  );
});

it("[LOG-1] the exchanges of the log, made one after the other, lead from the snake to the seats", () => {
  fc.assert(
    fc.property(field, fc.constantFrom(0, 1, 4), ({ blocks, people }, through) => {
      const list = asField(people);
      const both = { spreadCountries: true, lastRoundApart: true };
      const { seats, log } = drawn(blocks, list, through, both);
      const now = snake(
        ranked(list, "max12").map((line) => line.entrant),
        blocks,
      );
      const place = (seat: string): [number, number] => [
        seat.charCodeAt(0) - 65,
        Number(seat.slice(1)) - 1,
      ];
      for (const { a, b, from, to } of log.exchanges) {
        const [[x, tierX], [y, tierY]] = [place(from), place(to)];
        expect([now[x]![tierX], now[y]![tierY]]).toEqual([a.id, b.id]);
        [now[x]![tierX], now[y]![tierY]] = [b.id, a.id];
      }
      expect(seats).toEqual(now);
    }),
  );
});

it("[LOG-2] the same field in any entry order gives the same draw and the same log", () => {
  const both = { spreadCountries: true, lastRoundApart: true };
  fc.assert(
    fc.property(field, fc.infiniteStream(fc.nat()), ({ blocks, people }, keys) => {
      const list = asField(people);
      const keyed = list.map((one) => ({ one, key: keys.next().value as number }));
      const other = keyed.sort((x, y) => x.key - y.key).map(({ one }) => one);
      expect(drawn(blocks, other, 4, both)).toEqual(drawn(blocks, list, 4, both));
    }),
  );
});
