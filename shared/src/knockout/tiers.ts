import { byRank, foldedName } from "../blocks/ranking.js";
import type { Letter } from "../model/ids.js";
import type { BlockFinishers, Finisher } from "./finishers.js";

/** A finisher, and of which block. */
export interface TierEntrant extends Finisher {
  readonly block: Letter;
}

/** All who finished in the same place of their blocks, in grade order, with the seeds that are theirs. */
export interface Tier {
  /** 1 for the first place that the bracket takes. */
  readonly group: number;
  /** The tier has this seed and those that follow it, one for each entrant. */
  readonly firstSeed: number;
  readonly entrants: readonly TierEntrant[];
}

const byGrade = (x: Finisher, y: Finisher): number =>
  byRank({ ...x, folded: foldedName(x.name) }, { ...y, folded: foldedName(y.name) });

/** The tiers of a field, first places first. Blocks may have different numbers of finishers. */
export function tiersOf(blocks: readonly BlockFinishers[]): Tier[] {
  const tiers: Tier[] = [];
  const places = Math.max(0, ...blocks.map(({ finishers }) => finishers.length));
  let firstSeed = 1;
  for (let group = 1; group <= places; group++) {
    const entrants = blocks
      .flatMap(({ block, finishers }) =>
        finishers.slice(group - 1, group).map((one) => ({ ...one, block })),
      )
      .sort(byGrade);
    tiers.push({ group, firstSeed, entrants });
    firstSeed += entrants.length;
  }
  return tiers;
}
