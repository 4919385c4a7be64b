import { z } from "zod";
import type { BoardId } from "../../model/swiss.js";
import type { BoardResult, SwissSettings } from "../../swiss/history.js";
import { MOST_ROUNDS } from "../../swiss/settings.js";

export const roundNumber = z.int().min(1).max(MOST_ROUNDS);

export const boardId: z.ZodType<BoardId, BoardId> = z
  .string()
  .regex(/^[a-z][a-z2-9]{3}\.[1-9]\d?\.[1-9]\d{0,3}$/);

export const boardResult: z.ZodType<BoardResult, BoardResult> = z.enum([
  "1-0",
  "=",
  "0-1",
  "+-",
  "-+",
  "--",
]);

const half = z.literal(0.5);

/** What a Club Swiss is played by; what is left out stays. */
export const swissFields = {
  rounds: roundNumber.optional(),
  tieBreak: z.enum(["wnt", "buchholz"]).optional(),
  bye: z.union([z.literal(1), half]).optional(),
  missed: z.union([z.literal(0), half]).optional(),
  unplayed: z.enum(["count", "omit"]).optional(),
  buchholz: z.enum(["plain", "fide2026"]).optional(),
} satisfies { [F in Exclude<keyof SwissSettings, "endedAfter">]: z.ZodType };
