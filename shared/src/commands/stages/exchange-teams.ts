import { ok, refuse } from "../../result.js";
import { swapped } from "../../stages/adjust.js";
import { adjustableOf } from "../../stages/adjustable.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { entrantId } from "../fields.js";
import { alteredGroups } from "./altering-groups.js";
import { groupsNow, refusalOfExchanges } from "./exchanging.js";
import { stageId } from "./stage-fields.js";
import { unplayedStage } from "./stage-named.js";

/** Two teams change groups, by hand, whatever their tiers (STG-8). */
export const exchangeTeams = defineCommand({
  type: "exchangeTeams",
  schema: commandOf("exchangeTeams", { stage: stageId, a: entrantId, b: entrantId }),
  decide: (state, { stage: id, a, b }) => {
    const found = unplayedStage(state, id);
    if (!found.ok) return found;
    const stage = found.value;
    const refusal = refusalOfExchanges(stage, groupsNow(state, stage), [{ a, b }]);
    if (refusal) return refuse(refusal);
    const { groups, swaps } = swapped(adjustableOf(state, stage), [{ a, b }]);
    const { from = 0, to = 0 } = swaps[0] ?? {};
    const altered = alteredGroups(state, stage, groups);
    return ok([{ type: "teamsExchanged", stage: id, a, b, from, to, ...altered }]);
  },
});
