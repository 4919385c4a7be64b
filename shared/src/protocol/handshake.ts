import { z } from "zod";

/** What a client says of itself when its socket connects. Who it is, the session cookie says. */
export const handshakeSchema = z.strictObject({
  protocol: z.int().min(0),
  kind: z.enum(["page", "display"]),
  /** A display's code, `<eventId><displayId>`. */
  display: z
    .string()
    .regex(/^[a-z][a-z2-9]{5}[a-z][a-z2-9]{3}$/)
    .optional(),
});
export type Handshake = z.infer<typeof handshakeSchema>;
