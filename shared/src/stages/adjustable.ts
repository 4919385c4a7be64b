import type { EventState } from "../model/state.js";
import { asEarlier } from "./ending-of.js";
import { groupsOfStage, stagesOf, tiersOfStage, type StageAt } from "./stages-of.js";
import type { Adjustable } from "./swap-board.js";
import { stagePast } from "./troubles.js";

/** A stage as its adjustments start from it: its groups now, its tiers, and what the stages before say (STG-8). */
export function adjustableOf(state: EventState, stage: StageAt): Adjustable {
  const earlier = stagesOf(state, stage.competition).slice(0, stage.number - 1);
  return {
    groups: groupsOfStage(state, stage.id).map(({ teams }) => teams),
    tiers: tiersOfStage(state, stage),
    past: stagePast(earlier.map((one) => asEarlier(state, one))),
    ratingOf: (team) => stage.ratings[team] ?? null,
  };
}
