import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { exchanged, type TeamSwap } from "../../stages/adjust.js";
import { refusalOfStrangers } from "./stage-named.js";
import { groupsOfStage, type StageAt } from "../../stages/stages-of.js";

type Groups = readonly (readonly string[])[];

/** The groups of a stage as they are, by number. */
export const groupsNow = (state: EventState, stage: StageAt): Groups =>
  groupsOfStage(state, stage.id).map(({ teams }) => teams);

/** Why one of these exchanges can't be made, each on the groups after those before it. */
export function refusalOfExchanges(
  stage: StageAt,
  groups: Groups,
  swaps: readonly TeamSwap[],
): Refusal | null {
  let so = groups;
  for (const swap of swaps) {
    const stranger = refusalOfStrangers(stage, [swap.a, swap.b]);
    if (stranger) return stranger;
    const group = so.findIndex((teams) => teams.includes(swap.a));
    if (so[group]?.includes(swap.b)) {
      return { code: "stage.sameGroup", stage: stage.id, group: group + 1, ...swap };
    }
    so = exchanged(so, swap);
  }
  return null;
}
