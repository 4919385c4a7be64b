import { z } from "zod";
import { commandId } from "./fields.js";

/** The strict schema of a command: its id and type, and its own fields; any other field is refused (HUB-2). */
export const commandOf = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.strictObject({ commandId, type: z.literal(type), ...fields });
