import type { EntrantId } from "../../model/ids.js";
import type { Stage, StageOptions } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { dealStage, stagePlan } from "../../stages/deal.js";
import { advanceAllowed, allowsGroups, groupsAllowed } from "../../stages/sizes.js";
import { groupsOfStage, orderOfStage, planOfStage, type StageAt } from "../../stages/stages-of.js";

/** The groups that a stage's teams are dealt into (STG-2, STG-3). */
export const dealtGroups = (state: EventState, stage: Stage): EntrantId[][] =>
  dealStage(orderOfStage(state, stage), planOfStage(stage));

/** Groups that would be too small or too large, or places that no group has (STG-2, STG-4). */
export function refusalOfOptions(teams: number, options: StageOptions): Refusal | null {
  const { groups, advance } = stagePlan(teams, options);
  if (!allowsGroups(teams, groups)) {
    return { code: "stage.wrongGroups", teams, groups, ...groupsAllowed(teams) };
  }
  const sizes = Array.from({ length: groups }, (_, index) =>
    Math.floor((teams - index + groups - 1) / groups),
  );
  const { least, most } = advanceAllowed(sizes);
  return options.advance !== undefined && (advance < least || advance > most)
    ? { code: "stage.wrongAdvance", advance, least, most }
    : null;
}

/** How many teams are in another group than they were dealt into. */
export function movedTeams(state: EventState, stage: StageAt): number {
  const dealt = dealtGroups(state, stage);
  const groups = groupsOfStage(state, stage.id);
  return groups
    .map(({ teams }, index) => teams.filter((team) => !dealt[index]?.includes(team)).length)
    .reduce((sum, count) => sum + count, 0);
}
