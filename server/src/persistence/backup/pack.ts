import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { MANIFEST, newManifest } from "./manifest.js";
import { seal } from "./seal.js";

/**
 * Writes a backup of a database's folder that nothing writes to meanwhile: a tar archive that opens with what it is, the
 * hash of it all after it, compressed.
 */
export function writeBackup(folder: string, to: Writable): Promise<void> {
  const content = `${JSON.stringify(newManifest(folder, new Date()))}\n`;
  const archive = packTar([
    { type: "content", target: MANIFEST, content },
    { type: "directory", target: "db", source: folder },
  ]);
  return pipeline(archive, seal(), createGzip(), to);
}
