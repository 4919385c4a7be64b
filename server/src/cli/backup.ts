import fs from "node:fs";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseSettings } from "../config/parse-settings.js";
import { orOneLine, StartError } from "../config/start-error.js";
import { writeBackup } from "../persistence/backup/pack.js";
import { databaseIn } from "../persistence/embedded/data-folder.js";
import { FolderInUse, lockFolder } from "../persistence/embedded/folder-lock.js";
import { askServer } from "./ask-server.js";
import { sizeInWords, writeWhole } from "./whole-file.js";

const USAGE = "Name the file: npm run backup -- <file>, with --replace where there is one already.";

/** `npm run backup -- <file>`: a copy of the embedded database, also while the server runs (RUN-4). */
await orOneLine(async () => {
  const { file, mayReplace } = wanted(process.argv.slice(2));
  const { databaseUrl, dataDir } = parseSettings(process.env);
  if (databaseUrl !== null) {
    throw new StartError(
      'DATABASE_URL is set: back PostgreSQL up by its own tool, as by pg_dump --format=custom --file=drawroom.dump "$DATABASE_URL"',
    );
  }
  if (!fs.existsSync(databaseIn(dataDir))) {
    throw new StartError(`There is no database in ${dataDir} yet: set DATA_DIR.`);
  }
  if (fs.existsSync(file)) refuseUnless(mayReplace, file);
  const size = await writeWhole(file, (to) => backUp(dataDir, to));
  console.log(`The backup is in ${file} (${sizeInWords(size)}).`);
  console.log("It holds the accounts' password hashes: keep it where only you can read it.");
});

function wanted(words: readonly string[]): { file: string; mayReplace: boolean } {
  const [file, ...others] = words.filter((word) => word !== "--replace");
  if (!file || others.length > 0 || file.startsWith("-")) throw new StartError(USAGE);
  return { file, mayReplace: words.includes("--replace") };
}

function refuseUnless(mayReplace: boolean, file: string): void {
  if (fs.statSync(file).isDirectory())
    throw new StartError(`${file} is a folder: name a file in it.`);
  if (!mayReplace)
    throw new StartError(`There is a file ${file} already: name another, or add --replace.`);
}

async function backUp(dataDir: string, to: Writable): Promise<void> {
  let unlock;
  try {
    unlock = await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) return backUpInServer(dataDir, to);
    throw error;
  }
  await writeBackup(databaseIn(dataDir), to).finally(unlock);
}

/** The server that runs has the folder; what it sends is a backup. */
async function backUpInServer(dataDir: string, to: Writable): Promise<void> {
  const answer = await askServer(dataDir, "/backup", null);
  if (!answer.ok || !answer.body) throw new StartError(await answer.text());
  try {
    await pipeline(answer.body, to);
  } catch (error) {
    // Of the file that is written, a code of the system says what is wrong.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new StartError("The server has broken off the backup: its log tells why.");
  }
}
