import { z } from "zod";
import { eventId } from "../commands/fields.js";
import { commandSchema } from "../commands/registry.js";

/** `event:command`, client → server; acknowledged by exactly one `Answer` (WIR-2). */
export const eventCommandSchema = z.strictObject({ eventId, command: commandSchema }).readonly();
export type EventCommand = z.infer<typeof eventCommandSchema>;
