import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { canonicalJson, hashOfEntry, NO_HASH } from "@drawroom/shared";
import { describe, expect, onTestFinished, test } from "vitest";
import { StartError } from "../../server/src/config/start-error";
import { loadEvent } from "../../server/src/hub/room-loader";
import { openDatabase, type Database } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { DATABASES } from "../support/databases";
import { HubNode } from "../support/hub-node";
import { databaseOfSchema, migrationsOf, NEWEST_SCHEMA, type Kept } from "../support/schemas";

/** Milliseconds: it opens databases again and again, on a machine that may be busy. */
const SLOW = 240_000;
const SCHEMAS = Array.from({ length: NEWEST_SCHEMA }, (_, index) => index + 1);

async function expectWhole(database: Database, { eventId, version, state }: Kept): Promise<void> {
  expect(await migrationsOf(database)).toHaveLength(NEWEST_SCHEMA);
  const store = new TypeOrmEventStore(database.dataSource);
  const loaded = await loadEvent(store, eventId);
  expect(loaded?.memory.held.version).toBe(version);
  expect(loaded?.snapshotAt).toBeGreaterThan(0);
  expect(canonicalJson(loaded?.memory.held.state)).toBe(state);
  expect(loaded?.memory.drawKey).toMatch(/^[\da-f-]{72}$/);
  let previous = NO_HASH;
  for (const row of await store.changesSince(eventId, 0, 1_000)) {
    expect(row.previous, `change ${row.version}`).toBe(previous);
    previous = hashOfEntry(row);
  }
}

/** What was answered is answered the same, and the event goes on. */
async function expectGoesOn({ dataSource }: Database, { eventId, version }: Kept): Promise<void> {
  const node = new HubNode(new TypeOrmEventStore(dataSource));
  expect(await node.rename(eventId, "Renamed", "renamed-by-id")).toMatchObject({
    outcome: "accepted",
    version: 2,
  });
  const refused = { type: "removeCompetition", competition: "none" } as const;
  expect(await node.give(eventId, { ...refused, commandId: "refused-by-id" })).toMatchObject({
    outcome: "rejected",
    version,
  });
  expect(await node.rename(eventId, "Onwards")).toMatchObject({
    outcome: "accepted",
    version: version + 1,
  });
}

const countOf = async ({ dataSource }: Database, table: string): Promise<number> =>
  (await dataSource.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${table}`))[0]
    ?.count ?? -1;

describe.each(DATABASES)("on %s", (kind) => {
  test.each(SCHEMAS)(
    "[RUN-1] a database of schema %d comes forward with all that was in it",
    { timeout: SLOW },
    async (schema) => {
      const kept = await databaseOfSchema(kind, schema);
      onTestFinished(kept.own.remove);
      const database = await openDatabase(kept.own.settings);
      onTestFinished(database.close);
      await expectWhole(database, kept);
      await expectGoesOn(database, kept);
      // The first schema had no accounts.
      for (const table of ["accounts", "sessions"]) {
        expect(await countOf(database, table), table).toBe(schema > 1 ? 1 : 0);
      }
    },
  );

  test(
    "[RUN-2] a migration that is killed in its middle has changed nothing; the next start makes it whole",
    { timeout: SLOW },
    async () => {
      const kept = await databaseOfSchema(kind, 1);
      onTestFinished(kept.own.remove);
      const file = fileURLToPath(new URL("../support/migrate-until-killed.mjs", import.meta.url));
      for (let times = 0; times < 2; times++) {
        const env = { ...process.env, ...kept.own.env };
        const child = spawn(process.execPath, [file], {
          env,
          stdio: ["ignore", "pipe", "inherit"],
        });
        const [said] = (await once(child.stdout, "data")) as [Buffer];
        expect(said.toString()).toBe("not committed\n");
        child.kill("SIGKILL");
        await once(child, "close");
      }
      const database = await openDatabase(kept.own.settings);
      onTestFinished(database.close);
      await expectWhole(database, kept);
    },
  );

  test(
    "[RUN-1] a database of a newer schema is refused in one line, and left as it is",
    { timeout: SLOW },
    async () => {
      const kept = await databaseOfSchema(kind, NEWEST_SCHEMA);
      onTestFinished(kept.own.remove);
      const later = await openDatabase(kept.own.settings);
      const add = "INSERT INTO migrations (timestamp, name) VALUES (4102444800000, 'Later')";
      await later.dataSource.query(add);
      await later.close();
      const refused = openDatabase(kept.own.settings);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(
        /^The database is of a newer Drawroom \(it has Later\): start that one, or set [A-Z_]+ to another database\.$/,
      );
    },
  );
});

test("[RUN-1] nodes that start together on a PostgreSQL database of the first schema take turns", async () => {
  const kept = await databaseOfSchema("PostgreSQL", 1);
  onTestFinished(kept.own.remove);
  const nodes = await Promise.all([1, 2, 3].map(() => openDatabase(kept.own.settings)));
  for (const node of nodes) await expectWhole(node, kept);
  await Promise.all(nodes.map((node) => node.close()));
});
