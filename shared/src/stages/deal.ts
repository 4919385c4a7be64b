import type { EntrantId } from "../model/ids.js";
import type { StageOptions } from "../model/stage.js";
import { usualAdvance, usualGroups } from "./sizes.js";

/** How a stage is made of its teams. */
export interface StagePlan {
  readonly groups: number;
  readonly advance: number;
  readonly semi: boolean;
}

/** What is in force: what the manager has set, else what the number of teams gives (STG-2, 3, 4). */
export function stagePlan(teams: number, options: StageOptions = {}): StagePlan {
  const groups = options.groups ?? usualGroups(teams);
  return {
    groups,
    advance: options.advance ?? usualAdvance(groups),
    semi: options.semi ?? groups === 2,
  };
}

/** The teams, in their order, in tiers of one a group; the last tier may be short. */
export function stageTiers(order: readonly EntrantId[], groups: number): EntrantId[][] {
  const tiers: EntrantId[][] = [];
  for (let from = 0; from < order.length; from += groups) {
    tiers.push(order.slice(from, from + groups));
  }
  return tiers;
}

/**
 * The groups, each in order of place: tiers dealt 1, 2, 3 … each time (STG-2), or, in a semi-final, the later full
 * tiers backwards (STG-3).
 */
export function dealStage(
  order: readonly EntrantId[],
  { groups, semi }: Pick<StagePlan, "groups" | "semi">,
): EntrantId[][] {
  const dealt = Array.from({ length: groups }, (): EntrantId[] => []);
  stageTiers(order, groups).forEach((tier, number) => {
    const isBackwards = semi && number > 0 && tier.length === groups;
    tier.forEach((team, index) => dealt[isBackwards ? groups - 1 - index : index]!.push(team));
  });
  return dealt;
}
