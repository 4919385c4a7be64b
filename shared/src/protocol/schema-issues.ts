import type { z } from "zod";
import type { RefusalOf } from "../refusal.js";

const MOST_ISSUES = 20;

/** A schema's findings as a coded refusal; at most 20 of them. Values are not repeated. */
export const invalidOf = (error: z.ZodError): RefusalOf<"protocol.invalid"> => ({
  code: "protocol.invalid",
  issues: error.issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => ({ path: path.map(String).join("."), message })),
});
