import { createHash } from "node:crypto";
import type { z } from "zod";
import type { ByteReader } from "./byte-reader.js";
import { FIRST, LAST, manifestSchema, sealSchema, type Manifest } from "./manifest.js";
import { BLOCK, entryIn, isFolder, padding, type TarEntry } from "./tar.js";

/** Takes what comes out of a backup: folders, and files, one after the other, in chunks. */
export interface Unpacking {
  folder(name: string): void;
  file(name: string): void;
  chunk(bytes: Buffer): void;
}

/** The bytes are no backup, or not a whole one. */
export class NotWhole extends Error {}

const LONGEST_TEXT = 4_096;
/** Below `db/`, without a way out. */
const NAME = /^db\/(?!.*\.\.)[\w.\-/]+$/;

/** Reads a backup to its end, hands over what is in it, and gives back what it says of itself. Throws `NotWhole`. */
export async function readArchive(bytes: ByteReader, to: Unpacking): Promise<Manifest> {
  const hash = createHash("sha256");
  const nextEntry = async (): Promise<TarEntry> => {
    const head = await bytes.next(BLOCK);
    const entry = head.length === BLOCK ? entryIn(head) : null;
    if (!entry) throw new NotWhole();
    if (entry.name !== LAST) hash.update(head);
    return entry;
  };

  const manifest = await textIn(bytes, await nextEntry(), FIRST, manifestSchema, hash);
  for (;;) {
    const entry = await nextEntry();
    if (entry.name === LAST) {
      const sha256 = hash.digest("hex");
      const seal = await textIn(bytes, entry, LAST, sealSchema);
      if (seal.sha256 !== sha256 || (await bytes.next(2 * BLOCK)).length < 2 * BLOCK)
        throw new NotWhole();
      return manifest;
    }
    if (!NAME.test(entry.name)) throw new NotWhole();
    if (isFolder(entry)) to.folder(entry.name);
    else to.file(entry.name);
    let left = entry.size;
    for await (const chunk of bytes.upTo(entry.size)) {
      left -= chunk.length;
      hash.update(chunk);
      to.chunk(chunk);
    }
    if (left > 0) throw new NotWhole();
    hash.update(await bytes.next(padding(entry.size)));
  }
}

/** The JSON of a short entry that has to have that name. */
async function textIn<S extends z.ZodType>(
  bytes: ByteReader,
  { name, size }: TarEntry,
  expected: string,
  schema: S,
  hash?: { update(bytes: Buffer): unknown },
): Promise<z.output<S>> {
  if (name !== expected || size > LONGEST_TEXT) throw new NotWhole();
  const body = await bytes.next(size + padding(size));
  hash?.update(body);
  try {
    return schema.parse(JSON.parse(body.toString("utf8", 0, size)));
  } catch {
    throw new NotWhole();
  }
}
