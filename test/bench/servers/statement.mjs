import pg from "pg";
import { openEmbedded } from "../../../server/dist/persistence/embedded/open-embedded.js";

/**
 * One bare statement: the event's version and the change's row, in one round trip, by the driver that the product has.
 * Nothing can keep a change in order with less.
 */
const COMMIT = {
  name: "commit",
  text: `
    WITH held AS (UPDATE bench_events SET version = $1 WHERE id = 1 AND version = $1 - 1 RETURNING id)
    INSERT INTO bench_changes (event_id, version, command, body) SELECT held.id, $1, $2, $3 FROM held`,
};

const TABLES = `
  DROP TABLE IF EXISTS bench_events, bench_changes;
  CREATE TABLE bench_events (id integer PRIMARY KEY, version integer NOT NULL);
  CREATE TABLE bench_changes (
    event_id integer NOT NULL, version integer NOT NULL, command text NOT NULL, body text NOT NULL,
    PRIMARY KEY (event_id, version));
  INSERT INTO bench_events VALUES (1, 0)`;

/** On PostgreSQL where BENCH_DATABASE_URL names it, on an embedded database where BENCH_DATA_DIR does; else null. */
export async function openStatement() {
  const { BENCH_DATABASE_URL, BENCH_DATA_DIR } = process.env;
  const options = BENCH_DATABASE_URL
    ? { connectionString: BENCH_DATABASE_URL, max: 1 }
    : BENCH_DATA_DIR && (await openEmbedded(BENCH_DATA_DIR)).pool;
  if (!options) return null;
  const pool = new pg.Pool(options);
  await pool.query(TABLES);
  let version = 0;
  return {
    /**
     * One after the other.
     * @param {unknown} command
     * @param {unknown} change
     */
    async commit(command, change) {
      const values = [++version, JSON.stringify(command), JSON.stringify(change)];
      await pool.query({ ...COMMIT, values });
    },
  };
}
