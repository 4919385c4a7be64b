import { z } from "zod";
import type { Refusal } from "../refusal.js";

/** A coded refusal; what stands now is beside the code (SCR-7). */
export const refusalSchema = z.looseObject({
  code: z.string().regex(/^[a-zA-Z]+\.[a-zA-Z]+$/),
}) as unknown as z.ZodType<Refusal>;
