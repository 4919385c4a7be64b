import { ok } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { adjustingBy, teamSwaps } from "./adjusting-by.js";
import { alteredGroups } from "./altering-groups.js";
import { stageId } from "./stage-fields.js";

/** Takes swaps that were proposed, all or some, and logs them with their reasons (STG-8). */
export const takeAdjustment = defineCommand({
  type: "takeAdjustment",
  schema: commandOf("takeAdjustment", { stage: stageId, swaps: teamSwaps }),
  decide: (state, { stage: id, swaps: taken }) => {
    const found = adjustingBy(state, id, taken);
    if (!found.ok) return found;
    const { stage, adjustment } = found.value;
    const altered = alteredGroups(state, stage, adjustment.groups);
    return ok([{ type: "adjustmentTaken", stage: id, swaps: adjustment.swaps, ...altered }]);
  },
});
