import { cheapestMatching, type Cheapest, type Costs } from "./cheapest.js";
import { Matching, type Graph } from "./matching.js";

/** Keeps the rest of a field matched at the least cost while its pairs are chosen one by one. */
export class Optimum {
  /** Pairs that a matching of least cost may hold, by prices that held when some of these were chosen. */
  private tight: Graph;
  private matching: Matching;
  /** Of the pairs not chosen yet. */
  private cost: number;
  private isPricedAnew = true;

  /** @returns null where no perfect matching exists */
  static of(costs: Costs): Optimum | null {
    const cheapest = cheapestMatching(costs);
    return cheapest && new Optimum(costs, cheapest);
  }

  private constructor(
    private readonly costs: Costs,
    { mates, cost, tight }: Cheapest,
  ) {
    this.tight = tight;
    this.matching = new Matching(tight, mates);
    this.cost = cost;
  }

  /**
   * Takes u and v out as a pair if the whole then still costs the least; if not, nothing changes.
   * Every matching of least cost is one of tight pairs, so where those give none, there is none.
   * What they give may cost more: prices are then made anew, by which fewer pairs are tight, and
   * if it still may be, the rest is solved without the two.
   */
  takePair(u: number, v: number): boolean {
    const before = this.matching.mates.slice();
    const cost = this.cost - this.costs.of[u * this.costs.size + v]!;
    if (!this.matching.takePair(u, v)) return false;
    if (costOf(this.costs, this.matching.mates) === cost) {
      this.cost = cost;
      this.isPricedAnew = false;
      return true;
    }
    const rest = this.isPricedAnew ? cheapestRest(this.costs, this.matching.mates) : null;
    this.matching = new Matching(this.tight, before);
    if (!this.isPricedAnew) {
      this.adopt(cheapestRest(this.costs, before)!);
      return this.takePair(u, v);
    }
    if (rest?.cost !== cost) return false;
    this.cost = cost;
    this.adopt(rest);
    return true;
  }

  private adopt({ mates, tight }: Cheapest): void {
    this.tight = tight;
    this.matching = new Matching(tight, mates);
    this.isPricedAnew = true;
  }
}

function costOf({ size, of }: Costs, mates: Int32Array): number {
  let cost = 0;
  for (const [u, v] of mates.entries()) if (u < v) cost += of[u * size + v]!;
  return cost;
}

/** The cheapest matching of all who have a mate; null where none is perfect. */
function cheapestRest({ size, of }: Costs, matched: Int32Array): Cheapest | null {
  const rest = [...matched.keys()].filter((vertex) => matched[vertex] !== -1);
  const costs = { size: rest.length, of: new Int32Array(rest.length ** 2) };
  for (const [x, u] of rest.entries()) {
    for (const [y, v] of rest.entries()) costs.of[x * rest.length + y] = of[u * size + v]!;
  }
  const cheapest = cheapestMatching(costs);
  if (!cheapest) return null;
  const mates = new Int32Array(size).fill(-1);
  const joins = new Uint8Array(size * size);
  for (const [x, u] of rest.entries()) {
    mates[u] = rest[cheapest.mates[x]!]!;
    for (const [y, v] of rest.entries()) {
      joins[u * size + v] = cheapest.tight.joins[x * rest.length + y]!;
    }
  }
  return { mates, cost: cheapest.cost, tight: { size, joins } };
}
