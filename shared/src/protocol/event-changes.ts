import { z } from "zod";
import { eventId } from "../commands/fields.js";
import { changeSchema } from "./change.js";

/** `event:changes`, server → room: consecutive changes, those of one commit together (WIR-3). */
export const eventChangesSchema = z
  .strictObject({ eventId, changes: z.array(changeSchema).min(1).readonly() })
  .readonly();
export type EventChanges = z.infer<typeof eventChangesSchema>;
