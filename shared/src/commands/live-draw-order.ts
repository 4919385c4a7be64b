import { z } from "zod";
import type { LiveDraw } from "../model/competition.js";

/** `seat`: A1, A2 …; `tier`: A1, B1 … (HND-5). */
export const liveDrawOrder: z.ZodType<LiveDraw["order"]> = z.enum(["seat", "tier"]);
