import { z } from "zod";
import type { StageGameId, StageId, StageResult } from "../../model/stage.js";

const COMPETITION = "[a-z][a-z2-9]{3}";
const NUMBER = "[1-9]\\d{0,2}";

export const stageId: z.ZodType<StageId, StageId> = z
  .string()
  .regex(new RegExp(`^${COMPETITION}\\.${NUMBER}$`));
export const stageGameId: z.ZodType<StageGameId, StageGameId> = z
  .string()
  .regex(new RegExp(`^${COMPETITION}(?:\\.${NUMBER}){3}$`));
export const stageResult: z.ZodType<StageResult, StageResult> = z.enum([
  "1-0",
  "=",
  "0-1",
  "1-0t",
  "0-1t",
  "1-0w",
  "0-1w",
]);
/** How many groups there are, or which one. */
export const groupNumber = z.int().min(1).max(512);
/** How many of each group go on. */
export const advanceCount = z.int().min(0).max(5);
