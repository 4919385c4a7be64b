import { z } from "zod";
import { ok, refuse } from "../../result.js";
import { swapped, type TeamSwap } from "../../stages/adjust.js";
import { adjustableOf } from "../../stages/adjustable.js";
import { MOST_SWAPS } from "../../stages/swap-search.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { entrantId } from "../fields.js";
import { alteredGroups } from "./altering-groups.js";
import { groupsNow, refusalOfExchanges } from "./exchanging.js";
import { stageId } from "./stage-fields.js";
import { unplayedStage } from "./stage-named.js";

/**
 * Takes swaps that were proposed, all or some, in turn; each inside a tier and logged with what it does to the troubles as
 * they stand (STG-8).
 */
export const takeAdjustment = defineCommand({
  type: "takeAdjustment",
  schema: commandOf("takeAdjustment", {
    stage: stageId,
    swaps: z
      .array(z.strictObject({ a: entrantId, b: entrantId }))
      .min(1)
      .max(MOST_SWAPS),
  }),
  decide: (state, { stage: id, swaps: taken }) => {
    const found = unplayedStage(state, id);
    if (!found.ok) return found;
    const stage = found.value;
    const refusal = refusalOfExchanges(stage, groupsNow(state, stage), taken);
    if (refusal) return refuse(refusal);
    const input = adjustableOf(state, stage);
    const wide = taken.find((swap) => !isInOneTier(input.tiers, swap));
    if (wide) return refuse({ code: "stage.otherTier", ...wide });
    const { groups, swaps } = swapped(input, taken);
    const altered = alteredGroups(state, stage, groups);
    return ok([{ type: "adjustmentTaken", stage: id, swaps, ...altered }]);
  },
});

const isInOneTier = (tiers: readonly (readonly string[])[], { a, b }: TeamSwap): boolean =>
  tiers.some((tier) => tier.includes(a) && tier.includes(b));
