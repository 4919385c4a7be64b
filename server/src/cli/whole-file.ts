import fs from "node:fs";
import path from "node:path";
import { Transform, type Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { StartError } from "../config/start-error.js";

const MEGABYTE = 1_000_000;
const SAY_EVERY_MS = 1_000;

export const sizeInWords = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/**
 * Makes a file that only its owner may read, at its place once it is whole and on the disk; gives back its size in bytes.
 * From the first second on it says every second how far it is. A StartError says that it can't be written.
 */
export async function writeWhole(
  file: string,
  write: (to: Writable) => Promise<void>,
): Promise<number> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  let size = 0;
  const saying = setInterval(() => console.error(`${sizeInWords(size)} written …`), SAY_EVERY_MS);
  try {
    const sink = fs.createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        done(null, chunk);
      },
    });
    counted.pipe(sink);
    sink.once("error", (error) => counted.destroy(error));
    await Promise.all([write(counted), finished(sink)]);
    fs.renameSync(unfinished, file);
    syncFolder(path.dirname(file));
    return size;
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw explained(error, file);
  } finally {
    clearInterval(saying);
  }
}

/** So that the new name outlives a power cut; Windows has no such thing. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = fs.openSync(folder, "r");
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

function explained(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!syscall) return error;
  return new StartError(`The file ${file} can't be written (${code}): name another place.`);
}
