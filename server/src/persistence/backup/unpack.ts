import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { StartError } from "../../config/start-error.js";
import { ByteReader } from "./byte-reader.js";
import type { Manifest } from "./manifest.js";
import { NotWhole, readArchive, type Unpacking } from "./read-archive.js";

const NOWHERE: Unpacking = { folder: () => {}, file: () => {}, chunk: () => {} };

/** Reads a backup to its end, writes nothing, and gives back what it says of itself; a StartError if it is none, or not whole. */
export function checkBackup(file: string): Promise<Manifest> {
  return unpack(file, NOWHERE);
}

/** Writes what is in a backup into a folder; it is on the disk then. */
export async function unpackInto(file: string, folder: string): Promise<void> {
  const files: string[] = [];
  let open: number | null = null;
  const closeFile = () => {
    if (open !== null) fs.closeSync(open);
    open = null;
  };
  const makeFolder = (name: string) =>
    fs.mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
  makeFolder("db");
  try {
    await unpack(file, {
      folder: makeFolder,
      file: (name) => {
        closeFile();
        files.push(path.join(folder, name));
        open = fs.openSync(path.join(folder, name), "wx", 0o600);
      },
      chunk: (bytes) => writeAll(open ?? -1, bytes),
    });
  } finally {
    closeFile();
  }
  // All at once, so that the system makes few journeys of it.
  await Promise.all(files.map(syncFile));
}

async function syncFile(file: string): Promise<void> {
  const handle = await fs.promises.open(file, "r+");
  await handle.sync().finally(() => handle.close());
}

function writeAll(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += fs.writeSync(file, bytes, at);
}

async function unpack(file: string, to: Unpacking): Promise<Manifest> {
  try {
    return await pipeline(
      fs.createReadStream(file),
      createGunzip(),
      async (chunks: AsyncIterable<Buffer>) => {
        const bytes = new ByteReader(chunks);
        const manifest = await readArchive(bytes, to);
        // To the end, where the sum of all bytes stands.
        await bytes.next(1);
        return manifest;
      },
    );
  } catch (error) {
    throw explained(error, file);
  }
}

function explained(error: unknown, file: string): unknown {
  const { code = "", syscall, path: place } = error as NodeJS.ErrnoException;
  if (error instanceof NotWhole || code.startsWith("Z_")) {
    return new StartError(
      `The file ${file} is no whole backup of Drawroom: it was cut or altered, or is another file. Take another backup.`,
    );
  }
  const isOfBackup = place === file || syscall === "read";
  return isOfBackup ? new StartError(`There is no file ${file} that can be read.`) : error;
}
