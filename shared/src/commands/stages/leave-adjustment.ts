import { ok } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { adjustingBy, teamSwaps } from "./adjusting-by.js";
import { stageId } from "./stage-fields.js";

/** Leaves swaps that were proposed: nothing changes, but the log says so, with what they would have done (STG-8). */
export const leaveAdjustment = defineCommand({
  type: "leaveAdjustment",
  schema: commandOf("leaveAdjustment", { stage: stageId, swaps: teamSwaps }),
  decide: (state, { stage: id, swaps }) => {
    const found = adjustingBy(state, id, swaps);
    if (!found.ok) return found;
    return ok([{ type: "adjustmentLeft", stage: id, swaps: found.value.adjustment.swaps }]);
  },
});
