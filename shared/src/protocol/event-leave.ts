import { z } from "zod";
import { eventId } from "../commands/fields.js";

/** `event:leave`, client → server; acknowledged by `{ok: true}`. */
export const eventLeaveSchema = z.strictObject({ eventId }).readonly();
export type EventLeave = z.infer<typeof eventLeaveSchema>;
