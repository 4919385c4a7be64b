import type { EntrantId } from "../model/ids.js";
import { UNRATED } from "./order.js";
import { inLarger, type StagePast } from "./troubles.js";

/** What the proposals for a stage start from (STG-8). */
export interface Adjustable {
  /** The groups as they are, each in order of place. */
  readonly groups: readonly (readonly EntrantId[])[];
  readonly tiers: readonly (readonly EntrantId[])[];
  readonly past: StagePast;
  /** null: unrated. */
  readonly ratingOf: (team: EntrantId) => number | null;
}

/** Two seats of one tier in different groups, by number. */
export interface SeatSwap {
  /** The swap's own number. */
  readonly index: number;
  readonly a: number;
  readonly b: number;
}

/** Above any number of troubles of one kind, so that one number compares all three kinds in turn. */
const KIND = 2 ** 16;

/**
 * The seats of all groups with who sits in them, as numbers, so that millions of exchanges can be tried. A trouble of the
 * first kind weighs KIND², of the second KIND, of the third 1.
 */
export class SwapBoard {
  readonly teams: readonly EntrantId[];
  /** Group of each seat, and the seats of each group. */
  readonly groupOf: readonly number[];
  /** All exchanges that touch a group. */
  readonly swapsOf: readonly (readonly SeatSwap[])[];
  /** Who sits in each seat: the team's first seat. */
  readonly #holder: Int32Array;
  readonly #seatsOf: readonly (readonly number[])[];
  readonly #pairs: Float64Array;
  readonly #inLarger: Float64Array;
  readonly #isLarger: readonly boolean[];
  readonly #rating: readonly number[];

  constructor({ groups, tiers, past, ratingOf }: Adjustable) {
    this.teams = groups.flat();
    this.#holder = Int32Array.from(this.teams, (_, seat) => seat);
    this.groupOf = groups.flatMap((group, number) => group.map(() => number));
    this.#seatsOf = groups.map((_, number) =>
      [...this.#holder].filter((seat) => this.groupOf[seat] === number),
    );
    this.#pairs = pairWeights(this.teams, past);
    const larger = new Set(inLarger(groups));
    this.#isLarger = groups.map(([team]) => team !== undefined && larger.has(team));
    const spared = new Set(shortTierOf(tiers));
    this.#inLarger = Float64Array.from(this.teams, (team) =>
      past.wasInLarger(team) && !spared.has(team) ? 1 : 0,
    );
    this.#rating = this.teams.map((team) => ratingOf(team) ?? UNRATED);
    const swaps = this.#allSwaps(tiers);
    this.swapsOf = groups.map((_, number) =>
      swaps.filter(({ a, b }) => this.groupOf[a] === number || this.groupOf[b] === number),
    );
  }

  #allSwaps(tiers: Adjustable["tiers"]): SeatSwap[] {
    const seat = new Map(this.teams.map((team, index) => [team, index]));
    const pairs = tiers.flatMap((tier) => {
      const seats = tier.flatMap((team) => seat.get(team) ?? []);
      return seats.flatMap((a, index) => seats.slice(index + 1).map((b) => ({ a, b })));
    });
    return pairs
      .filter(({ a, b }) => this.groupOf[a] !== this.groupOf[b])
      .map((pair, index) => ({ index, ...pair }));
  }

  /** How much the weight of a group's present troubles is. */
  weightIn(group: number): number {
    const seats = this.#seatsOf[group]!;
    return seats.reduce((sum, seat, index) => {
      const team = this.#holder[seat]!;
      const single = this.#isLarger[group] ? this.#inLarger[team]! : 0;
      const rest = seats.slice(index + 1);
      return rest.reduce((so, other) => so + this.#pair(team, this.#holder[other]!), sum + single);
    }, 0);
  }

  #pair(a: number, b: number): number {
    return this.#pairs[a * this.teams.length + b]!;
  }

  /** What an exchange would add to the weight; below 0: it lowers it. */
  weightChange({ a, b }: SeatSwap): number {
    const groupA = this.groupOf[a]!;
    const groupB = this.groupOf[b]!;
    const one = this.#holder[a]!;
    const two = this.#holder[b]!;
    const larger = Number(this.#isLarger[groupB]) - Number(this.#isLarger[groupA]);
    let change = larger * (this.#inLarger[one]! - this.#inLarger[two]!);
    for (const seat of this.#seatsOf[groupA]!) {
      if (seat === a) continue;
      const other = this.#holder[seat]!;
      change += this.#pair(two, other) - this.#pair(one, other);
    }
    for (const seat of this.#seatsOf[groupB]!) {
      if (seat === b) continue;
      const other = this.#holder[seat]!;
      change += this.#pair(one, other) - this.#pair(two, other);
    }
    return change;
  }

  /** What an exchange would add to the sum, over all seats, of rating points between who sits there and who sat there. */
  ratingChange({ a, b }: SeatSwap): number {
    const one = this.#rating[this.#holder[a]!]!;
    const two = this.#rating[this.#holder[b]!]!;
    const atA = this.#rating[a]!;
    const atB = this.#rating[b]!;
    const before = Math.abs(one - atA) + Math.abs(two - atB);
    return Math.abs(two - atA) + Math.abs(one - atB) - before;
  }

  /** Exchanges who sits in the two seats; the same again takes it back. */
  swap({ a, b }: SeatSwap): void {
    const one = this.#holder[a]!;
    this.#holder[a] = this.#holder[b]!;
    this.#holder[b] = one;
  }

  holderOf(seat: number): EntrantId {
    return this.teams[this.#holder[seat]!]!;
  }
}

/** The teams of a last tier that is short: not one for every group. */
export function shortTierOf(tiers: Adjustable["tiers"]): readonly EntrantId[] {
  const last = tiers.at(-1) ?? [];
  return last.length < (tiers[0]?.length ?? 0) ? last : [];
}

function pairWeights(teams: readonly EntrantId[], past: StagePast): Float64Array {
  const weights = new Float64Array(teams.length ** 2);
  teams.forEach((a, i) =>
    teams.forEach((b, j) => {
      const met = past.hasMet(a, b) ? KIND * KIND : 0;
      if (i !== j) weights[i * teams.length + j] = met + (past.areWinners(a, b) ? KIND : 0);
    }),
  );
  return weights;
}
