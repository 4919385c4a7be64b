import fs from "node:fs";
import path from "node:path";
import { StartError } from "../../config/start-error.js";
import { saysNoRoom } from "./engine-errors.js";

/** Where the embedded database of a data folder is; there is none before the first start. */
export const databaseIn = (dataDir: string): string => path.join(dataDir, "db");

/** So much is written to see whether something can be written: an empty file takes no room. */
const PROBE = Buffer.alloc(16_384);
/** A database grows by steps of this size, in bytes; a new one takes three. */
const STEP = 16 * 1024 * 1024;

/** Makes the folder where it is missing and checks that it can be written to, by a StartError that names the remedy. */
export function prepareFolder(folder: string): void {
  try {
    // The database holds what is private: only the server's own user reads it.
    makeFolder(folder);
    for (const place of [folder, databaseIn(folder)]) if (fs.existsSync(place)) tryToWrite(place);
  } catch (error) {
    throw notWritable(folder, error as NodeJS.ErrnoException);
  }
}

/** Step by step: asked for all at once, Node never comes back from where the system lets nobody make a folder, as in /proc. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  fs.mkdirSync(folder, { mode: 0o700 });
}

function tryToWrite(folder: string): void {
  const probe = path.join(folder, `.write-${process.pid}`);
  try {
    fs.writeFileSync(probe, PROBE, { flush: true });
  } finally {
    fs.rmSync(probe, { force: true });
  }
}

/** Whether the folder's database has no more room to grow, or to be made. */
export function isFull(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize < STEP * (fs.existsSync(databaseIn(folder)) ? 1 : 3);
}

/** That the folder can't be written to, for a reason that the system gave. */
export function notWritable(folder: string, error: Partial<NodeJS.ErrnoException>): StartError {
  const code = error.code ?? error.message ?? "";
  return new StartError(
    `The data folder ${folder} can't be written to (${code}): ${remedyFor(code)}, or set DATA_DIR to another folder.`,
  );
}

function remedyFor(code: string): string {
  if (saysNoRoom({ code })) return "make room on its disk";
  if (code === "EROFS") return "mount its disk so that it can be written to";
  if (code === "EEXIST" || code === "ENOTDIR") return "a file is in its place, move that away";
  return "make it writable for this user";
}
