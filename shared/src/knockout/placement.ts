import type { SeedingWarning } from "./warning.js";
import type { Tier, TierEntrant } from "./tiers.js";
import type { WorkingNote } from "./working.js";

/** An entrant with the seed that a style gave. */
export interface Placed {
  readonly entrant: TierEntrant;
  /** The seed of the grade order, or of the plain weave. */
  readonly given: number;
  readonly seed: number;
  /** Why the seed is not the one given; without meaning where it is. */
  readonly note: WorkingNote | null;
}

/** A tier as placed, in grade order. */
export interface PlacedTier {
  readonly group: number;
  readonly placed: readonly Placed[];
}

/** What a style makes of the tiers. */
export interface Placement {
  readonly tiers: readonly PlacedTier[];
  readonly exchanges: readonly (readonly [number, number])[];
  readonly warnings: readonly SeedingWarning[];
}

/** Each of a tier on the seed that grade order gives. */
export const inGradeOrder = ({ group, firstSeed, entrants }: Tier): PlacedTier => ({
  group,
  placed: entrants.map((entrant, index) => ({
    entrant,
    given: firstSeed + index,
    seed: firstSeed + index,
    note: null,
  })),
});
