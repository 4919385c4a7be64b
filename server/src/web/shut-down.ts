import type { INestApplication } from "@nestjs/common";
import type { Log } from "../config/log.js";
import { Draining } from "../health/draining.js";
import type { Database } from "../persistence/database.js";

/** RUN-2 asks for 10 s; what has been answered is safe at any moment. */
const LONGEST_MS = 9_000;

/**
 * Ends the server in order on SIGTERM or SIGINT (RUN-2): not ready any more, the modules drain, then the database closes;
 * exit code 0. A second signal ends it at once.
 */
export function shutDownOnSignal(app: INestApplication, database: Database, log: Log): void {
  let hasBegun = false;
  const begin = (signal: NodeJS.Signals) => {
    if (hasBegun) process.exit(1);
    hasBegun = true;
    log.info({ signal }, "shutting down");
    app.get(Draining).begin();
    setTimeout(() => endLate(log), LONGEST_MS).unref();
    void end(app, database, log);
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
}

async function end(app: INestApplication, database: Database, log: Log): Promise<void> {
  try {
    await app.close();
    await database.close();
  } catch (err) {
    log.error({ err }, "did not end in order");
  }
  process.exit(0);
}

function endLate(log: Log): void {
  log.warn({}, "ended before all was closed");
  process.exit(0);
}
