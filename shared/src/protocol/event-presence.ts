import { z } from "zod";
import { displayId, eventId } from "../commands/fields.js";

/** `event:presence`, server → room, volatile, at most once a second (WIR-7). */
export const eventPresenceSchema = z
  .strictObject({
    eventId,
    /** How many sockets are in the room. */
    watching: z.int().min(0),
    /** Names of the owner and managers who are here. */
    managers: z.array(z.string()).readonly(),
    /** Displays that are live. */
    displays: z.array(displayId).readonly(),
  })
  .readonly();
export type EventPresence = z.infer<typeof eventPresenceSchema>;
