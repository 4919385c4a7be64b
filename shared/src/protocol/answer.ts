import { z } from "zod";
import { commandId } from "../commands/fields.js";
import { refusalSchema } from "./refusal.js";

const version = z.int().min(0);

/**
 * The one answer to a command (WIR-2). `version`: accepted, the one it made; else the event's at that moment.
 */
export const answerSchema = z.discriminatedUnion("outcome", [
  z.strictObject({ commandId, outcome: z.literal("accepted"), version }).readonly(),
  z.strictObject({ commandId, outcome: z.literal("unchanged"), version }).readonly(),
  z
    .strictObject({ commandId, outcome: z.literal("rejected"), version, refusal: refusalSchema })
    .readonly(),
]);
export type Answer = z.infer<typeof answerSchema>;
