import "reflect-metadata";
import { openLog } from "./config/log.js";
import { parseSettings } from "./config/parse-settings.js";
import { orOneLine } from "./config/start-error.js";
import { openDatabase } from "./persistence/database.js";
import { databaseNotices } from "./persistence/embedded/database-notices.js";
import { addressesOf } from "./web/addresses.js";
import { Announcements } from "./web/announcements.js";
import { listen } from "./web/listen.js";
import { openApp } from "./web/open-app.js";
import { shutDownOnSignal } from "./web/shut-down.js";
import { welcome } from "./web/welcome.js";

/** Starts the server: settings, database, application. stdout is for people, stderr for the log. */
await orOneLine(async () => {
  const settings = parseSettings(process.env);
  const log = openLog(settings.logLevel);
  const database = await openDatabase(settings, databaseNotices(log));
  const app = await openApp(settings, log, database);
  const port = await listen(app, settings);
  shutDownOnSignal(app, database, log);
  const addresses = addressesOf(settings.host, port, settings.publicOrigin);
  // In one go: who reads it by machine has all of it or nothing.
  console.log(welcome(addresses, app.get(Announcements).all()).join("\n"));
  log.info({ port }, "listening");
});
