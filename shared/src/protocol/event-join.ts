import { z } from "zod";
import { commandId, eventId } from "../commands/fields.js";
import { MOST_UNSETTLED } from "./limits.js";

/** `event:join`, client → server: let me into the event's room (WIR-1). */
export const eventJoinSchema = z
  .strictObject({
    protocol: z.int().min(0),
    eventId,
    /** Chosen by the client; the answer names it, so that late answers to older joins are told apart (WIR-4). */
    joinId: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    /** The version that the client holds; −1: nothing. */
    since: z.int().min(-1),
    /** Commands sent and not answered. */
    unsettled: z.array(commandId).max(MOST_UNSETTLED).readonly(),
  })
  .readonly();
export type EventJoin = z.infer<typeof eventJoinSchema>;
