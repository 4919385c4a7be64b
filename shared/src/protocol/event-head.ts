import { z } from "zod";
import { eventId } from "../commands/fields.js";

/** `event:head`, server → room, volatile, every 3 s: the present version (WIR-3). */
export const eventHeadSchema = z.strictObject({ eventId, version: z.int().min(0) }).readonly();
export type EventHead = z.infer<typeof eventHeadSchema>;
