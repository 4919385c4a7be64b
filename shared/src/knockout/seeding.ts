import type { EntrantId } from "../model/ids.js";
import type { BlockFinishers } from "./finishers.js";
import { linesFor, seedsByLine } from "./lines.js";
import type { Placement, PlacedTier } from "./placement.js";
import { blockProtected } from "./styles/block-protected.js";
import { fitsGradeSeparation, gradeSeparation } from "./styles/grade-separation.js";
import { rankingTiered } from "./styles/ranking-tiered.js";
import type { KnockoutStyle } from "./styles/style.js";
import { tieredSeparated } from "./styles/tiered-separated.js";
import { tiersOf, type Tier } from "./tiers.js";
import type { SeedingWarning } from "./warning.js";
import type { Working } from "./working.js";

/** A knockout as seeded. */
export interface Seeding {
  readonly style: KnockoutStyle;
  /** The style asked for, where tiered-separated was used instead; else null. */
  readonly fallback: KnockoutStyle | null;
  readonly lines: number;
  /** Seed 1, 2, 3 … */
  readonly seeds: readonly EntrantId[];
  /** Line 1, 2, 3 …; null: bye. */
  readonly byLine: readonly (EntrantId | null)[];
  /** KO-WEAVE: seeds exchanged within a tier, the larger first. */
  readonly exchanges: readonly (readonly [number, number])[];
  readonly working: Working;
  readonly warnings: readonly SeedingWarning[];
}

/**
 * Seeds the finishers of blocks, given by letter, in a style (LIN-2, KO-TIER, KO-WEAVE, KO-SEP, KO-GRADE). Where KO-GRADE has no draw
 * for such a field it is separated instead. A bracket of one or nobody is the caller's to refuse.
 */
export function seedKnockout(style: KnockoutStyle, blocks: readonly BlockFinishers[]): Seeding {
  const tiers = tiersOf(blocks);
  const falls = style === "grade-separation" && !fitsGradeSeparation(tiers);
  const used = falls ? "tiered-separated" : style;
  const lines = linesFor(tiers.reduce((sum, { entrants }) => sum + entrants.length, 0));
  const { tiers: placed, exchanges, warnings } = PLACE[used](tiers, lines, blocks);
  const seeds: EntrantId[] = [];
  for (const { entrant, seed } of placed.flatMap((tier) => tier.placed))
    seeds[seed - 1] = entrant.id;
  return {
    style: used,
    fallback: falls ? style : null,
    lines,
    seeds,
    byLine: seedsByLine(lines).map((seed) => seeds[seed - 1] ?? null),
    exchanges,
    working: workingOf(placed),
    warnings,
  };
}

const PLACE: Record<
  KnockoutStyle,
  (tiers: readonly Tier[], lines: number, blocks: readonly BlockFinishers[]) => Placement
> = {
  "ranking-tiered": rankingTiered,
  "block-protected": blockProtected,
  "tiered-separated": tieredSeparated,
  "grade-separation": gradeSeparation,
};

/** Nobody whose seed is the one given is struck (WRK-1). */
const workingOf = (tiers: readonly PlacedTier[]): Working =>
  tiers.map(({ group, placed }) => ({
    group,
    entries: placed.map(({ entrant: { id, name, block, grade }, given, seed, note }) => {
      const struck = seed === given ? null : given;
      return { id, name, block, grade, struck, seed, note: struck === null ? null : note };
    }),
  }));
