import type { Basis, Competition, DrawRules } from "../model/competition.js";
import type { DrawLog } from "../model/draw-log.js";
import type { Entrant } from "../model/entrant.js";
import type { EntrantId, Letter } from "../model/ids.js";
import type { RefusalOf } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";
import { letterAt } from "./draw-reasons.js";
import { stepsOfLastRound, stepsOfSpread, type Steps } from "./draw-steps.js";
import { drawFieldOf, type DrawField } from "./drawees.js";
import { averageOf, countsOf } from "./figures.js";
import { basisOf } from "./grade.js";
import { planOf, type Drawee, type Plan } from "./plan.js";
import { LEAST_IN_A_BLOCK, snake } from "./snake.js";

/** What a draw is made with, besides the field. */
export interface DrawSettings {
  /** 1 to 26. */
  readonly blocks: number;
  readonly qualifiers: number;
  /** As chosen; a draw rule that is on overrides it (DRW-3). */
  readonly basis: Basis;
  readonly drawRules: DrawRules;
}

export interface Draw {
  /** By block, seed 1 first. */
  readonly seats: Readonly<Record<Letter, readonly EntrantId[]>>;
  /** null: no draw rule is on. */
  readonly log: DrawLog | null;
}

export const drawSettingsOf = (competition: Competition, blocks: number): DrawSettings => ({
  blocks,
  qualifiers: competition.qualifiers,
  basis: competition.basis,
  drawRules: competition.drawRules,
});

type Blocks = readonly (readonly Drawee[])[];

/**
 * The computed draw: the snake (BLK-3), and after it what the draw rules that are on exchange (SPR, LRA). The same field
 * and settings give the same draw and log in whatever order the field comes (LOG-2). Refused: `blocks.tooFew`.
 * @param field entrants who take part
 */
export function drawBlocks(
  field: readonly Entrant[],
  settings: DrawSettings,
): Result<Draw, RefusalOf<"blocks.tooFew">> {
  const { blocks, drawRules, qualifiers } = settings;
  if (field.length < LEAST_IN_A_BLOCK * blocks) {
    return refuse({ code: "blocks.tooFew", entrants: field.length, blocks });
  }
  const drawField = drawFieldOf(field, basisOf(settings));
  const dealt = snake(drawField.drawees, blocks);
  if (!drawRules.spreadCountries && !drawRules.lastRoundApart) {
    return ok({ seats: seatsOf(dealt), log: null });
  }
  const plan = planOf(dealt, drawField.countries.length);
  const spread = drawRules.spreadCountries ? stepsOfSpread(plan, drawField) : NO_STEPS;
  const apart = drawRules.lastRoundApart ? stepsOfLastRound(plan, drawField, qualifiers) : NO_STEPS;
  const log = logOf(settings, drawField, [spread, apart], dealt, plan);
  return ok({ seats: seatsOf(plan.seats), log });
}

const NO_STEPS: Steps = { exchanges: [], warnings: [] };

const byLetter = <T>(blocks: Blocks, of: (index: number) => T): Readonly<Record<Letter, T>> =>
  Object.fromEntries(blocks.map((_, index) => [letterAt(index), of(index)]));

const seatsOf = (blocks: Blocks): Draw["seats"] =>
  byLetter(blocks, (index) => blocks[index]!.map((drawee) => drawee.id));

/** LOG-1. Averages and counts are those of the snake, and those after all steps. */
function logOf(
  settings: DrawSettings,
  { exempt }: DrawField,
  steps: readonly Steps[],
  before: Blocks,
  { seats: after }: Plan,
): DrawLog {
  const average = (block: readonly Drawee[]): number | null =>
    averageOf(block.map((drawee) => drawee.grade));
  return {
    rules: settings.drawRules,
    basis: basisOf(settings),
    qualifiers: settings.qualifiers,
    exempt,
    exchanges: steps.flatMap((step) => step.exchanges),
    warnings: steps.flatMap((step) => step.warnings),
    averages: byLetter(before, (index) => ({
      before: average(before[index]!),
      after: average(after[index]!),
    })),
    counts: byLetter(before, (index) => ({
      before: countsOf(before[index]!),
      after: countsOf(after[index]!),
    })),
  };
}
