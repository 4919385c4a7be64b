import fs from "node:fs";
import path from "node:path";
import { StartError } from "../../config/start-error.js";
import { databaseIn, isFull, notWritable, prepareFolder } from "../embedded/data-folder.js";
import { EmbeddedEngine } from "../embedded/engine.js";
import { lockFolder } from "../embedded/folder-lock.js";
import type { Manifest } from "./manifest.js";
import { checkBackup, unpackInto } from "./unpack.js";

/**
 * Makes the database of a data folder from a backup, and gives back what the backup says of itself. A StartError where the
 * file is no whole backup, or the folder is in use or has a database; then nothing has been touched.
 */
export async function restore(file: string, dataDir: string): Promise<Manifest> {
  await checkBackup(file);
  prepareFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  const unfinished = path.join(dataDir, "restore.unfinished");
  try {
    refuseIfThere(dataDir);
    fs.rmSync(unfinished, { recursive: true, force: true });
    const manifest = await unpackInto(file, unfinished);
    await tryOut(path.join(unfinished, "db"), manifest);
    fs.renameSync(path.join(unfinished, "db"), databaseIn(dataDir));
    return manifest;
  } catch (error) {
    const isNoRoom = (error as NodeJS.ErrnoException).code === "ENOSPC" || isFull(dataDir);
    throw isNoRoom ? notWritable(dataDir, { code: "ENOSPC" }) : error;
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
    unlock();
  }
}

function refuseIfThere(dataDir: string): void {
  if (!fs.existsSync(databaseIn(dataDir))) return;
  throw new StartError(
    `There is a database in ${dataDir} already: set DATA_DIR to another folder, or move ${databaseIn(dataDir)} away while no server runs.`,
  );
}

/** What it had not written to its place yet, the database does now; so it is known to open. */
async function tryOut(folder: string, { postgres }: Manifest): Promise<void> {
  try {
    const engine = await EmbeddedEngine.start(folder);
    await engine.close();
  } catch (error) {
    throw new StartError(
      `The backup's database, of PostgreSQL ${postgres}, can't be opened (${(error as Error).message}): take another backup, or the Drawroom that made it.`,
    );
  }
}
