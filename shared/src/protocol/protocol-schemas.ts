import { z } from "zod";
import { answerSchema } from "./answer.js";
import { eventChangesSchema } from "./event-changes.js";
import { eventCommandSchema } from "./event-command.js";
import { eventHeadSchema } from "./event-head.js";
import { eventJoinSchema } from "./event-join.js";
import { eventJoinedSchema } from "./event-joined.js";
import { eventLeaveSchema } from "./event-leave.js";
import { eventPresenceSchema } from "./event-presence.js";
import { handshakeSchema } from "./handshake.js";
import { serverNoticeSchema } from "./server-notice.js";

/** Every message of the wire, by name. */
export const protocolSchemas = {
  handshake: handshakeSchema,
  "event:join": eventJoinSchema,
  "event:join answer": eventJoinedSchema,
  "event:leave": eventLeaveSchema,
  "event:command": eventCommandSchema,
  "event:command answer": answerSchema,
  "event:changes": eventChangesSchema,
  "event:head": eventHeadSchema,
  "event:presence": eventPresenceSchema,
  "server:notice": serverNoticeSchema,
} as const;

/** The JSON Schema of each message: what the protocol's hash is taken of (WIR-9), and what documents it. */
export const protocolJsonSchemas = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(protocolSchemas).map(([message, schema]) => [
      message,
      // Bytes have no JSON Schema.
      z.toJSONSchema(schema as z.ZodType, { unrepresentable: "any" }),
    ]),
  );
