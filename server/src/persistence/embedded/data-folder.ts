import fs from "node:fs";
import path from "node:path";
import { StartError } from "../../config/start-error.js";

/** Makes the folder where it is missing and checks that it can be written to. */
export function prepareFolder(folder: string): void {
  try {
    // The database holds what is private: only the server's own user reads it.
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = path.join(folder, `.write-${process.pid}`);
    fs.writeFileSync(probe, "");
    fs.rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartError(
      `The data folder ${folder} can't be written to (${code}): make it writable for this user, or set DATA_DIR to another folder.`,
    );
  }
}
