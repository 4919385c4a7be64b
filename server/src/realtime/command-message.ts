import { eventCommandSchema } from "@drawroom/shared";
import { z } from "zod";

const { eventId } = eventCommandSchema.unwrap().shape;

/** The envelope of an `event:command`; the command in it is read by the hub, once. */
export const commandMessageSchema = z.strictObject({ eventId, command: z.unknown() });
