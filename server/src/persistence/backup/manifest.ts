import fs from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The name of a backup's first entry; those of the database's files, after it, begin with `db/`. */
export const MANIFEST = "drawroom-backup.json";

/** The form of the file; it rises when older programs can't read it. */
const FORM = 2;

/** What a backup says of itself. */
const manifestSchema = z.object({
  product: z.literal("drawroom"),
  form: z.literal(FORM),
  /** The database's major version, on which the form of its files depends. */
  postgres: z.string(),
  madeAt: z.iso.datetime(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const newManifest = (folder: string, madeAt: Date): Manifest => ({
  product: "drawroom",
  form: FORM,
  postgres: fs.readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim(),
  madeAt: madeAt.toISOString(),
});

/** What an unpacked backup says of itself; null: it is none of this form. */
export function manifestIn(folder: string): Manifest | null {
  try {
    const text = fs.readFileSync(path.join(folder, MANIFEST), "utf8");
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
