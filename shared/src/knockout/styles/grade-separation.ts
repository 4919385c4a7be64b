import type { EntrantId } from "../../model/ids.js";
import { BlockMates } from "../block-mates.js";
import { choiceNote } from "../choice-note.js";
import type { Placement, PlacedTier } from "../placement.js";
import type { SeedingWarning } from "../warning.js";
import type { Tier } from "../tiers.js";
import type { WorkingNote } from "../working.js";

const SIZES: readonly number[] = [8, 16, 32];
const MOST_GROUPS = 4;

/** Whether the rule has a draw for such tiers: exactly 8, 16 or 32 entrants in at most four groups of one size (KO-GRADE). */
export function fitsGradeSeparation(tiers: readonly Tier[]): boolean {
  const sizes = tiers.map(({ entrants }) => entrants.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return (
    SIZES.includes(total) && tiers.length <= MOST_GROUPS && sizes.every((size) => size === sizes[0])
  );
}

/**
 * Block Separation by Grade, WCF Sports Regulations, Appendix 7 Section B (KO-GRADE). Groups up to the third keep to quarters
 * without a block-mate, the fourth to eighths; an eighth of 8 lines is one line, and so always free.
 */
export function gradeSeparation(tiers: readonly Tier[], lines: number): Placement {
  const mates = new BlockMates(lines);
  const warnings: SeedingWarning[] = [];
  const placed = tiers.map((tier) => {
    const group = new GroupChoice(tier, mates, tier.group === MOST_GROUPS ? 8 : 4);
    tier.entrants.forEach((_, index) => group.place(index));
    warnings.push(...group.warnings);
    const one = group.placed();
    mates.add(one.placed);
    return one;
  });
  return { tiers: placed, exchanges: [], warnings };
}

/** A group's seeds while its entrants choose, in grade order. */
class GroupChoice {
  readonly warnings: SeedingWarning[] = [];
  readonly #seeds: number[] = [];
  readonly #notes: (WorkingNote | null)[] = [];
  readonly #free: number[];

  constructor(
    readonly tier: Tier,
    readonly mates: BlockMates,
    readonly sections: number,
  ) {
    this.#free = tier.entrants.map((_, index) => tier.firstSeed + index);
  }

  placed(): PlacedTier {
    const { group, firstSeed, entrants } = this.tier;
    const placed = entrants.map((entrant, index) => ({
      entrant,
      given: firstSeed + index,
      seed: this.#seeds[index]!,
      note: this.#notes[index]!,
    }));
    return { group, placed };
  }

  /** The first free seed that suits, or a swap, or the first free one with a warning. */
  place(index: number): void {
    const seed = this.#suiting(index);
    if (seed !== undefined) this.#choose(index, seed);
    else if (!this.#swap(index)) {
      const [first = 0] = this.#free;
      this.warnings.push({ kind: "noSuitableSeed", entrant: this.#id(index), seed: first });
      this.#choose(index, first);
    }
  }

  #choose(index: number, seed: number): void {
    const given = this.tier.firstSeed + index;
    const at = this.#seeds.indexOf(given);
    const mate = this.#mateAt(index, given);
    const holder = at < 0 ? null : this.#id(at);
    this.#notes[index] = choiceNote({ given, seed, holder, mate, sections: this.sections });
    this.#take(index, seed);
  }

  /** With the lowest-ranked entrant already placed for whom it suits both; false: there is none. */
  #swap(index: number): boolean {
    for (let other = index - 1; other >= 0; other--) {
      const from = this.#seeds[other]!;
      const to = this.#suiting(other);
      if (to === undefined || this.#mateAt(index, from) !== null) continue;
      this.#take(other, to);
      this.#seeds[index] = from;
      this.#notes[index] = { kind: "swap", with: this.#id(other), to: from };
      this.#notes[other] = { kind: "swap", with: this.#id(index), from, to };
      return true;
    }
    return false;
  }

  #take(index: number, seed: number): void {
    this.#free.splice(this.#free.indexOf(seed), 1);
    this.#seeds[index] = seed;
  }

  #suiting(index: number): number | undefined {
    return this.#free.find((seed) => this.#mateAt(index, seed) === null);
  }

  #mateAt(index: number, seed: number): EntrantId | null {
    return this.mates.inSectionOf(this.tier.entrants[index]!.block, seed, this.sections);
  }

  #id(index: number): EntrantId {
    return this.tier.entrants[index]!.id;
  }
}
