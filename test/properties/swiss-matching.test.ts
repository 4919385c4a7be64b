import fc from "fast-check";
import { expect, it } from "vitest";
import { cheapestMatching } from "../../shared/src/swiss/pairing/cheapest";
import { Matching } from "../../shared/src/swiss/pairing/matching";
import { Optimum } from "../../shared/src/swiss/pairing/optimum";
import { pairTopDown } from "../../shared/src/swiss/pairing/top-down";

/** Screens have no use for these, so they come from their files. How many times the usual number is tried: */
const LENGTH = Number(process.env["SWISS_LENGTH"] ?? 1);

interface Field {
  readonly size: number;
  /** -1: not joined. */
  readonly of: Int32Array;
  readonly joins: Uint8Array;
}

/** Up to 10 vertices, more or fewer of them joined, at one of a few costs. */
const field = fc
  .record({
    half: fc.integer({ min: 1, max: 5 }),
    density: fc.integer({ min: 2, max: 10 }),
    costs: fc.constantFrom([0], [0, 1], [0, 1, 10], [0, 1, 2, 3, 4, 5, 6, 7]),
  })
  .chain(({ half, density, costs }) =>
    fc
      .array(fc.tuple(fc.nat(9), fc.nat(costs.length - 1)), { minLength: 45, maxLength: 45 })
      .map((edges): Field => {
        const size = 2 * half;
        const of = new Int32Array(size * size).fill(-1);
        for (let u = 0, at = 0; u < size; u++) {
          for (let v = u + 1; v < size; v++, at++) {
            const [lot, cost] = edges[at]!;
            if (lot < density) of[u * size + v] = of[v * size + u] = costs[cost]!;
          }
        }
        return { size, of, joins: Uint8Array.from(of, (cost) => Number(cost >= 0)) };
      }),
  );

/** The least cost of pairing each set of vertices, a set being the bits of a number; by going through all. */
function leastCosts({ size, of }: Field): Float64Array {
  const least = new Float64Array(1 << size).fill(Infinity);
  least[0] = 0;
  for (let set = 1; set < least.length; set++) {
    const u = lowest(set);
    for (let v = u + 1; v < size; v++) {
      if (((set >> v) & 1) === 0 || of[u * size + v]! < 0) continue;
      least[set] = Math.min(least[set]!, least[without(set, u, v)]! + of[u * size + v]!);
    }
  }
  return least;
}

const lowest = (set: number): number => Math.log2(set & -set);
const without = (set: number, u: number, v: number): number => set & ~(1 << u) & ~(1 << v);

/** From the top, whom each meets so that the whole costs the least. */
function topDownBySearch({ size, of }: Field, least: Float64Array): number[][] {
  const pairs: number[][] = [];
  for (let set = least.length - 1; set > 0;) {
    const u = lowest(set);
    let v = u + 1;
    const costs = (): number => least[without(set, u, v)]! + of[u * size + v]!;
    while (((set >> v) & 1) === 0 || of[u * size + v]! < 0 || costs() !== least[set]) v++;
    pairs.push([u, v]);
    set = without(set, u, v);
  }
  return pairs;
}

const pairsBy = (size: number, take: (u: number, v: number) => boolean): number[][] =>
  pairTopDown({ size, take, whyNot: () => "met" }).map(({ first, second }) => [first, second]);

it("[SWS-4] a matching of least cost, its tight pairs, and the choice from the top are those of going through all", () => {
  fc.assert(
    fc.property(field, (drawn) => {
      const least = leastCosts(drawn);
      const all = least.length - 1;
      const cheapest = cheapestMatching(drawn);
      expect(cheapest?.cost ?? Infinity).toBe(least[all]);
      const optimum = Optimum.of(drawn);
      if (!cheapest || !optimum) return;
      const { size, of } = drawn;
      for (const [at, cost] of of.entries()) {
        const [u, v] = [Math.floor(at / size), at % size];
        const isBest = cost >= 0 && least[without(all, u, v)]! + cost === least[all];
        if (isBest) expect(cheapest.tight.joins[at]).toBe(1);
      }
      const pairs = pairsBy(size, (u, v) => optimum.takePair(u, v));
      expect(pairs).toEqual(topDownBySearch(drawn, least));
    }),
    { numRuns: 1500 * LENGTH, seed: 4 },
  );
});

it("[SWS-6] a largest matching, and what can be taken out of it, are those of going through all", () => {
  fc.assert(
    fc.property(field, fc.nat(9), (drawn, one) => {
      const { size, joins } = drawn;
      const least = leastCosts({ ...drawn, of: drawn.of.map((cost) => Math.min(cost, 0)) });
      const all = least.length - 1;
      const matching = new Matching(drawn);
      expect(matching.exposed === 0).toBe(least[all] === 0);
      if (matching.exposed === 0) {
        const free = { ...drawn, of: drawn.of.map((cost) => Math.min(cost, 0)) };
        const pairs = pairsBy(size, (u, v) => matching.takePair(u, v));
        expect(pairs).toEqual(topDownBySearch(free, least));
      }
      // SWS-8: of an odd list, one who may be left out.
      const last = size - 1;
      const odd = {
        size,
        joins: joins.map((join, at) => (at % size === last || at >= last * size ? 0 : join)),
      };
      const rest = new Matching(odd);
      if (one >= last || rest.exposed !== 2) return;
      expect(rest.takeOne(last)).toBe(true);
      const set = all & ~(1 << last) & ~(1 << one);
      expect(rest.takeOne(one)).toBe(least[set] === 0);
    }),
    { numRuns: 1500 * LENGTH, seed: 6 },
  );
});
