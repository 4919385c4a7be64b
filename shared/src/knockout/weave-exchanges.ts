/** Two seeds of a tier that change places, the larger first. */
export type Exchange = readonly [number, number];

/** The seeds of a weave: the block and the tier of seeds 1, 2, 3 … */
export interface Woven {
  readonly blocks: readonly string[];
  readonly tiers: readonly number[];
  readonly lines: number;
}

/** Two seeds of one block that meet in round one, the smaller first. */
export type Meeting = readonly [number, number];

/** All such, by the smaller seed. */
export function meetingsOf(blocks: readonly string[], lines: number): Meeting[] {
  const meetings: Meeting[] = [];
  for (let high = lines / 2; high >= 1; high--) {
    const low = lines + 1 - high;
    if (low > blocks.length) break;
    if (blocks[high - 1] === blocks[low - 1]) meetings.unshift([high, low]);
  }
  return meetings;
}

/**
 * The exchanges within tiers, each seed in one at most, after which no two of a block meet in round one: the fewest, and of those the
 * largest list (KO-WEAVE). null: nothing clears it, or the search was too long, as only with blocks far longer than sixteen and most
 * uneven.
 */
export function clearingExchanges(woven: Woven): Exchange[] | null {
  const search = new ExchangeSearch(woven);
  let count = 0;
  while (!search.clears(count, Infinity)) if (++count > woven.blocks.length / 2) return null;
  const chosen: Exchange[] = [];
  while (chosen.length < count) {
    const next = search.largest(count - chosen.length, chosen.at(-1)?.[0] ?? Infinity);
    if (!next) return null;
    search.make(next);
    chosen.push(next);
  }
  return chosen;
}

/** Many times what any field of blocks of up to sixteen takes; counted in steps, so that every machine stops at the same. */
const MOST_STEPS = 20_000;

class ExchangeSearch {
  #steps = 0;
  readonly #blocks: string[];
  readonly #used = new Set<number>();

  constructor(readonly woven: Woven) {
    this.#blocks = [...woven.blocks];
  }

  make([a, b]: Exchange): void {
    this.#exchange(a, b);
    this.#used.add(a).add(b);
  }

  #undo([a, b]: Exchange): void {
    this.#exchange(a, b);
    this.#used.delete(a);
    this.#used.delete(b);
  }

  #exchange(a: number, b: number): void {
    const blocks = this.#blocks;
    [blocks[a - 1], blocks[b - 1]] = [blocks[b - 1]!, blocks[a - 1]!];
  }

  /** Whether so many exchanges, of larger seeds below `below`, can clear round one. Every meeting must be touched by one. */
  clears(count: number, below: number): boolean {
    if (this.#steps++ > MOST_STEPS) return false;
    const meetings = meetingsOf(this.#blocks, this.woven.lines);
    if (meetings.length === 0) return true;
    if (this.#fewest(meetings, below) > count) return false;
    const ways = meetings.map((seeds) => seeds.flatMap((seed) => this.#ways(seed, below)));
    const narrowest = ways.reduce((least, some) => (some.length < least.length ? some : least));
    return narrowest.some((exchange) => this.#clearsAfter(exchange, count, below));
  }

  /** The largest exchange below a larger seed with which the rest can still be cleared. */
  largest(count: number, below: number): Exchange | null {
    for (let seed = Math.min(below - 1, this.#blocks.length); seed > 1; seed--)
      for (const exchange of this.#ways(seed, seed + 1))
        if (this.#clearsAfter(exchange, count, seed)) return exchange;
    return null;
  }

  #clearsAfter(exchange: Exchange, count: number, below: number): boolean {
    this.make(exchange);
    const isClear = this.clears(count - 1, below);
    this.#undo(exchange);
    return isClear;
  }

  /** The exchanges of a seed with others of its tier, the larger seed below `below`; largest first. */
  #ways(seed: number, below: number): Exchange[] {
    if (this.#used.has(seed) || seed >= below) return [];
    const ways: Exchange[] = [];
    const tier = this.#tierOf(seed);
    const last = Math.min(below - 1, this.woven.tiers.lastIndexOf(tier) + 1);
    for (let other = last; this.#tierOf(other) === tier; other--)
      if (other !== seed && !this.#used.has(other))
        ways.push([Math.max(seed, other), Math.min(seed, other)]);
    return ways;
  }

  /**
   * A lower bound. An exchange clears two meetings at most, and two only where both have a seed in its tier that can still move; so
   * of meetings linked by such tiers every two may take one exchange.
   */
  #fewest(meetings: readonly Meeting[], below: number): number {
    const groups: { readonly tiers: Set<number>; size: number }[] = [];
    for (const meeting of meetings) {
      const movable = meeting.filter((seed) => seed < below && !this.#used.has(seed));
      if (movable.length === 0) return Infinity;
      const joined = { tiers: new Set(movable.map((seed) => this.#tierOf(seed))), size: 1 };
      for (const group of [...groups]) {
        if (![...group.tiers].some((tier) => joined.tiers.has(tier))) continue;
        groups.splice(groups.indexOf(group), 1);
        for (const tier of group.tiers) joined.tiers.add(tier);
        joined.size += group.size;
      }
      groups.push(joined);
    }
    return groups.reduce((sum, { size }) => sum + Math.ceil(size / 2), 0);
  }

  #tierOf(seed: number): number {
    return this.woven.tiers[seed - 1] ?? 0;
  }
}
