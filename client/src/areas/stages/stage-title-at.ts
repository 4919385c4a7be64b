import { groupsOfStage, planOfStage, type EventState, type StageAt } from "@drawroom/shared";
import { stageTitle } from "./stage-title";

/** The title of a stage by its record. */
export const stageTitleAt = (state: EventState, stage: StageAt): string =>
  stageTitle({
    number: stage.number,
    groups: groupsOfStage(state, stage.id).length,
    advance: planOfStage(stage).advance,
  });
