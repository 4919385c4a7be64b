import { z } from "zod";
import type { StageId } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse, type Result } from "../../result.js";
import { swapped, type Adjustment, type TeamSwap } from "../../stages/adjust.js";
import { adjustableOf } from "../../stages/adjustable.js";
import type { StageAt } from "../../stages/stages-of.js";
import { MOST_SWAPS } from "../../stages/swap-search.js";
import { entrantId } from "../fields.js";
import { groupsNow, refusalOfExchanges } from "./exchanging.js";
import { unplayedStage } from "./stage-named.js";

/** Swaps of an adjustment, made in turn. */
export const teamSwaps = z
  .array(z.strictObject({ a: entrantId, b: entrantId }))
  .min(1)
  .max(MOST_SWAPS);

/**
 * What swaps would do to a stage that has no result, each inside a tier, with what it does to the troubles as they stand
 * (STG-8). Refuses what no adjustment is.
 */
export function adjustingBy(
  state: EventState,
  id: StageId,
  swaps: readonly TeamSwap[],
): Result<{ readonly stage: StageAt; readonly adjustment: Adjustment }, Refusal> {
  const found = unplayedStage(state, id);
  if (!found.ok) return found;
  const stage = found.value;
  const refusal = refusalOfExchanges(stage, groupsNow(state, stage), swaps);
  if (refusal) return refuse(refusal);
  const input = adjustableOf(state, stage);
  const wide = swaps.find((swap) => !isInOneTier(input.tiers, swap));
  if (wide) return refuse({ code: "stage.otherTier", ...wide });
  return ok({ stage, adjustment: swapped(input, swaps) });
}

const isInOneTier = (tiers: readonly (readonly string[])[], { a, b }: TeamSwap): boolean =>
  tiers.some((tier) => tier.includes(a) && tier.includes(b));
