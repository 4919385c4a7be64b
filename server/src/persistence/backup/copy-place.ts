import fs from "node:fs";
import path from "node:path";

/** Where a data folder has the copy of its database while a backup is made. */
export const copyIn = (dataDir: string): string => path.join(dataDir, "backup.unfinished");

/** Takes away what a backup has left that was broken off. */
export function forgetCopy(dataDir: string): void {
  fs.rmSync(copyIn(dataDir), { recursive: true, force: true });
}
