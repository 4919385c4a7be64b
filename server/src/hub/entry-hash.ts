import { createHash } from "node:crypto";
import { entryLine, type JournalEntry } from "@drawroom/shared";

/**
 * What the next change carries as `previous` (JRN-2): the same SHA-256 as `hashOfEntry` gives, by the machine's own
 * code, for a command waits for it.
 */
export const entryHash = (entry: JournalEntry): string =>
  createHash("sha256").update(entryLine(entry)).digest("hex");
