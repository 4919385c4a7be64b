import type { Stage } from "../../model/stage.js";
import { ok, refuse } from "../../result.js";
import { groupsOfStage, orderOfStage } from "../../stages/stages-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { confirmed, entrantId, grade, strictRecord } from "../fields.js";
import { isSame } from "../given.js";
import { dealtGroups, movedTeams } from "./dealing.js";
import { stageId } from "./stage-fields.js";
import { proposedStage, refusalOfStrangers } from "./stage-named.js";

/**
 * Ratings for one stage; null: unrated (STG-4). Who is left out keeps theirs. Another order of teams deals the stage anew,
 * and asks first where teams were moved by hand.
 */
export const setStageRatings = defineCommand({
  type: "setStageRatings",
  schema: commandOf("setStageRatings", {
    stage: stageId,
    ratings: strictRecord(entrantId, grade.nullable()),
    confirmed,
  }),
  decide: (state, { stage: id, ratings, confirmed }) => {
    const found = proposedStage(state, id);
    if (!found.ok) return found;
    const stage = found.value;
    const stranger = refusalOfStrangers(stage, Object.keys(ratings));
    if (stranger) return refuse(stranger);
    const record: Stage = { options: stage.options, ratings: { ...stage.ratings, ...ratings } };
    if (isSame(record.ratings, stage.ratings)) return ok([]);
    const isOther = !isSame(orderOfStage(state, stage), orderOfStage(state, record));
    const moved = isOther && !confirmed ? movedTeams(state, stage) : 0;
    if (moved > 0) return refuse({ code: "stage.needsConfirmation", stage: id, moved, rated: 0 });
    const groups = isOther
      ? dealtGroups(state, record)
      : groupsOfStage(state, id).map(({ teams }) => teams);
    return ok([{ type: "stageChanged", stage: id, record, groups }]);
  },
});
