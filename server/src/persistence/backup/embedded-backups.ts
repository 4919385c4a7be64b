import fs from "node:fs";
import path from "node:path";
import type { Writable } from "node:stream";
import { Backups } from "../../cli/backups.js";
import { StartError } from "../../config/start-error.js";
import { databaseIn } from "../embedded/data-folder.js";
import type { Database } from "../database.js";
import { copyIn, forgetCopy } from "./copy-place.js";
import { writeBackup } from "./pack.js";

/** The database itself must go on growing beside the copy. */
const ROOM_LEFT = 32 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/** Backups of the embedded database: its files are copied inside the data folder, and packed from there. */
export class EmbeddedBackups extends Backups {
  private isBusy = false;

  constructor(
    private readonly copy: Database["copy"],
    private readonly dataDir: string,
  ) {
    super();
  }

  override async write(to: Writable): Promise<void> {
    if (this.isBusy) throw new StartError("A backup is being made already: wait until it is done.");
    this.isBusy = true;
    const folder = copyIn(this.dataDir);
    try {
      checkRoom(this.dataDir);
      await this.copy?.(folder);
      await writeBackup(folder, to);
    } finally {
      forgetCopy(this.dataDir);
      this.isBusy = false;
    }
  }
}

function checkRoom(dataDir: string): void {
  const size = sizeOf(databaseIn(dataDir));
  const { bavail, bsize } = fs.statfsSync(dataDir);
  if (bavail * bsize > size + ROOM_LEFT) return;
  throw new StartError(
    `The disk of the data folder ${dataDir} has no room for the copy that a backup takes, ${Math.ceil((size + ROOM_LEFT) / MEGABYTE)} MB: make room there.`,
  );
}

const sizeOf = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
