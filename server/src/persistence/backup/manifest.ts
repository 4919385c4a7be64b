import fs from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The names of a backup's first and last entry; those of the database's files between begin with `db/`. */
export const FIRST = "drawroom-backup.json";
export const LAST = "drawroom-backup-end.json";

/** The form of the file; it rises when older programs can't read it. */
const FORM = 1;

/** What a backup says of itself. */
export const manifestSchema = z.object({
  product: z.literal("drawroom"),
  form: z.literal(FORM),
  /** The database's major version, on which the form of its files depends. */
  postgres: z.string(),
  madeAt: z.iso.datetime(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** SHA-256, in hex, of all bytes before the last entry. */
export const sealSchema = z.object({ sha256: z.string() });
export type Seal = z.infer<typeof sealSchema>;

export const newManifest = (folder: string, madeAt: Date): Manifest => ({
  product: "drawroom",
  form: FORM,
  postgres: fs.readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim(),
  madeAt: madeAt.toISOString(),
});
