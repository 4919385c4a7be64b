import fs from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { StartError } from "../../config/start-error.js";
import { manifestIn, type Manifest } from "./manifest.js";
import { NotWhole, unseal } from "./seal.js";

/** Reads a backup to its end and writes nothing; a StartError if it is none, or not whole. */
export function checkBackup(file: string): Promise<void> {
  return read(file, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

/** Writes what is in a backup into a folder, and gives back what it says of itself; it is on the disk then. */
export async function unpackInto(file: string, folder: string): Promise<Manifest> {
  await read(file, unpackTar(folder, { strict: true, dmode: 0o700, fmode: 0o600 }));
  const manifest = manifestIn(folder);
  if (!manifest) throw explained(new NotWhole(), file);
  // All at once, so that the system makes few journeys of it.
  await Promise.all(filesIn(folder).map(syncFile));
  return manifest;
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

async function syncFile(file: string): Promise<void> {
  const handle = await fs.promises.open(file, "r+");
  await handle.sync().finally(() => handle.close());
}

async function read(file: string, to: Writable): Promise<void> {
  try {
    await pipeline(fs.createReadStream(file), createGunzip(), unseal(), to);
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
