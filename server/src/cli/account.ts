import "reflect-metadata";
import fs from "node:fs";
import { Passwords } from "../accounts/passwords.js";
import { parseSettings } from "../config/parse-settings.js";
import type { Settings } from "../config/settings.js";
import { orOneLine, StartError } from "../config/start-error.js";
import { TypeOrmAccountStore } from "../persistence/account-stores/typeorm-account-store.js";
import { TypeOrmEventStore } from "../persistence/event-store/typeorm-event-store.js";
import { openDatabase } from "../persistence/database.js";
import { databaseIn } from "../persistence/embedded/data-folder.js";
import { FolderInUse } from "../persistence/embedded/folder-lock.js";
import { accountCommand, USAGE, type AccountCommand, type Outcome } from "./account-commands.js";
import { askServer } from "./ask-server.js";

/** The command line of accounts: `npm run account -- …` (ACC-5, ACC-6). It takes the settings that the server takes. */
await orOneLine(async () => {
  const words = process.argv.slice(2);
  const { isDone, lines } = await run(words, parseSettings(process.env));
  for (const line of lines) console.log(line);
  process.exitCode = isDone ? 0 : 1;
});

async function run(words: readonly string[], settings: Settings): Promise<Outcome> {
  const command = accountCommand(words);
  if (!command) return { isDone: false, lines: USAGE };
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === null && !fs.existsSync(databaseIn(dataDir))) {
    throw new StartError(
      `There is no database in ${dataDir} yet: start Drawroom first, or set DATA_DIR.`,
    );
  }
  try {
    return await runHere(command, settings);
  } catch (error) {
    if (error instanceof FolderInUse) return runInServer(words, settings.dataDir);
    throw error;
  }
}

async function runHere(command: AccountCommand, settings: Settings): Promise<Outcome> {
  const database = await openDatabase(settings);
  try {
    const accounts = new TypeOrmAccountStore(database.dataSource);
    const events = new TypeOrmEventStore(database.dataSource);
    return await command({ accounts, events, passwords: new Passwords() });
  } finally {
    await database.close();
  }
}

/** The server that runs has the folder; it does it. */
async function runInServer(words: readonly string[], dataDir: string): Promise<Outcome> {
  const answer = await askServer(dataDir, "/account", words);
  if (answer.ok) return (await answer.json()) as Outcome;
  throw new StartError("The server has failed: its log tells why.");
}
