import { z } from "zod";
import { eventId } from "../commands/fields.js";

/** `server:notice`, server → one socket or all: the server goes, a right is gone, the page is too old. */
export const serverNoticeSchema = z.discriminatedUnion("code", [
  z.strictObject({ code: z.literal("server.draining") }).readonly(),
  z.strictObject({ code: z.literal("access.revoked"), eventId }).readonly(),
  z.strictObject({ code: z.literal("protocol.outdated") }).readonly(),
]);
export type ServerNotice = z.infer<typeof serverNoticeSchema>;
