import { commandKinds } from "@drawroom/shared";
import { z } from "zod";

/** The newest change and its hash, which stands for all changes up to it (JRN-2). */
export const journalHeadSchema = z.strictObject({
  version: z.int().min(1),
  hash: z.string(),
  /** Whether this account gets the whole journal, or what came after the publication (ACC-3). */
  isWhole: z.boolean(),
});
export type JournalHead = z.infer<typeof journalHeadSchema>;

/** `?slug=`: the address that an imported event is to have; absent: the one it had. */
export const importSchema = z.strictObject({
  slug: commandKinds.createEvent.schema.shape.slug.optional(),
});
export type ImportQuery = z.infer<typeof importSchema>;
