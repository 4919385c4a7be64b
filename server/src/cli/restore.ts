import { parseSettings } from "../config/parse-settings.js";
import { orOneLine, StartError } from "../config/start-error.js";
import { restore } from "../persistence/backup/restore.js";

/** `npm run restore -- <file>`: makes the database of an empty data folder from a backup (RUN-4). */
await orOneLine(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) {
    throw new StartError("Name the backup: npm run restore -- <file>");
  }
  const { databaseUrl, dataDir } = parseSettings(process.env);
  if (databaseUrl !== null) {
    throw new StartError(
      'DATABASE_URL is set: put PostgreSQL back by its own tool, as by pg_restore --dbname="$DATABASE_URL" drawroom.dump',
    );
  }
  const { madeAt } = await restore(file, dataDir);
  console.log(`The database in ${dataDir} is as it stood at ${madeAt}. Start Drawroom: npm start`);
});
