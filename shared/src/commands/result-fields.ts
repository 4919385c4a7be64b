import { z } from "zod";
import type { Game, MatchResult, Side } from "../model/block.js";

const points = z.int().min(0).max(999);
const game: z.ZodType<Game> = z.tuple([points, points]);
const side: z.ZodType<Side> = z.enum(["a", "b"]);

/** A result as such; whether it fits the format is asked of the format (RES-1). `walkover` names the side that wins. */
export const matchResult: z.ZodType<MatchResult> = z.union([
  z.strictObject({ games: z.array(game).min(1).max(5) }),
  z.strictObject({ walkover: side }),
  z.strictObject({ games: z.array(game).max(5), retired: side }),
]);
