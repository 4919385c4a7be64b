import { inGradeOrder, type Placement } from "../placement.js";
import type { Tier } from "../tiers.js";

/** Tiers in order, each in grade order, whomever it brings together (KO-TIER). */
export const rankingTiered = (tiers: readonly Tier[]): Placement => ({
  tiers: tiers.map(inGradeOrder),
  exchanges: [],
  warnings: [],
});
