import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase, type Database } from "../../server/src/persistence/database";
import { EmbeddedEngine } from "../../server/src/persistence/embedded/engine";
import { DATABASES, newDatabase } from "../support/databases";
import { createDatabase } from "../support/services.mjs";

/** Milliseconds: it creates databases, or opens them again and again, on a machine that may be busy. */
const SLOW = 240_000;

const MIGRATIONS = 4;

const TABLES = ["accounts", "changes", "events", "links", "receipts", "sessions", "snapshots"];

async function tablesOf({ dataSource }: Database): Promise<readonly string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

const migrationsOf = ({ dataSource }: Database) =>
  dataSource.query<object[]>(`SELECT name FROM migrations ORDER BY timestamp`);

/** Every column, key and index, as the database itself tells it. */
const shapeOf = ({ dataSource }: Database) =>
  dataSource.query<object[]>(
    `SELECT table_name AS "table", column_name AS name, data_type || is_nullable || coalesce(column_default, '') AS kind
     FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
     ORDER BY 1, 2`,
  );

const NEW_DATABASE = { "a new data folder": newFolder, "a new PostgreSQL database": newOnServer };

function newFolder() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "drawroom-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return Promise.resolve({ databaseUrl: null, dataDir });
}

async function newOnServer() {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { databaseUrl: url, dataDir: "" };
}

describe("migrations", () => {
  test.each(Object.entries(NEW_DATABASE))(
    "[RUN-1] %s gets all tables, and keeps them",
    { timeout: SLOW },
    async (_, made) => {
      const settings = await made();
      const creating: string[] = [];
      for (const start of ["first", "second"]) {
        const database = await openDatabase(settings, {
          onCreating: (folder) => creating.push(folder),
        });
        expect(await tablesOf(database), start).toEqual(expect.arrayContaining(TABLES));
        expect(await migrationsOf(database), start).toHaveLength(MIGRATIONS);
        await database.close();
      }
      expect(creating).toEqual(
        settings.databaseUrl === null ? [path.join(settings.dataDir, "db")] : [],
      );
    },
  );

  test("[RUN-1] both databases have the same tables", { timeout: SLOW }, async () => {
    const shapes = [];
    for (const kind of DATABASES) {
      const own = await newDatabase(kind);
      const database = await openDatabase(own.settings);
      shapes.push(await shapeOf(database));
      await database.close();
      await own.remove();
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]?.length).toBeGreaterThan(30);
  });

  test("[RUN-1] nodes that start together on a new PostgreSQL database take turns", async () => {
    const settings = await newOnServer();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings)));
    for (const node of nodes) expect(await migrationsOf(node)).toHaveLength(MIGRATIONS);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test.each(DATABASES)("[RUN-1] on %s they can be taken back", async (kind) => {
    const own = await newDatabase(kind);
    const database = await openDatabase(own.settings);
    for (let back = 0; back < MIGRATIONS; back++) await database.dataSource.undoLastMigration();
    expect(await tablesOf(database)).not.toEqual(expect.arrayContaining(["accounts"]));
    await database.close();
    await own.remove();
  });
});

describe("the embedded database", () => {
  test("[RUN-1] begins anew where its first start was broken off", { timeout: SLOW }, async () => {
    const { settings, remove } = await newDatabase();
    onTestFinished(remove);
    const folder = path.join(settings.dataDir, "db");
    cpSync(path.join(folder, "base"), path.join(`${folder}.unfinished`, "base"), {
      recursive: true,
    });
    rmSync(folder, { recursive: true });
    const database = await openDatabase(settings);
    expect(await tablesOf(database)).toEqual(expect.arrayContaining(TABLES));
    await database.close();
  });

  test("[RUN-1] that can't be opened is said in one line", async () => {
    const { settings, remove } = await newDatabase();
    onTestFinished(remove);
    rmSync(path.join(settings.dataDir, "db", "global"), { recursive: true });
    await expect(openDatabase(settings)).rejects.toThrow(
      /^The database in \S+ can't be opened \([^\n]+\): put a backup in its place/,
    );
  });

  test("[RUN-2] when its thread dies, what waits and what comes later is rejected", async () => {
    const { settings, remove } = await newDatabase();
    onTestFinished(remove);
    const deaths: string[] = [];
    const folder = path.join(settings.dataDir, "db");
    const engine = await EmbeddedEngine.start(folder, {
      onDied: ({ message }) => deaths.push(message),
    });
    const query = Buffer.from("Q\0\0\0\x16select pg_sleep(9)\0", "latin1");
    const waiting = [engine.send(query), engine.send(query)];
    const outcomes = Promise.allSettled(waiting);
    await engine["worker"].terminate();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(engine.send(query)).rejects.toThrow("The embedded database has stopped");
    expect(deaths).toEqual([expect.stringContaining("The embedded database has stopped")]);
  });

  test("[RUN-2] a query that can't have the connection fails instead of hanging", async () => {
    const { settings, remove } = await newDatabase();
    const database = await openDatabase(settings);
    await database.dataSource.transaction(async () => {
      await expect(database.dataSource.query("SELECT 1")).rejects.toThrow(/timeout/i);
    });
    expect(await database.dataSource.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await database.close();
    await remove();
  });

  test("[HUB-6] a statement that fails leaves the next one a clean session", async () => {
    const { settings, remove } = await newDatabase();
    const database = await openDatabase(settings);
    const { dataSource } = database;
    const failing = dataSource.transaction(async (manager) => {
      await manager.query(`INSERT INTO snapshots VALUES ('nowhere', 1, '')`);
    });
    await expect(failing).rejects.toThrow(/foreign key/);
    await expect(dataSource.query("SELECT broken")).rejects.toThrow(/broken/);
    expect(await dataSource.query("SELECT count(*)::int AS count FROM snapshots")).toEqual([
      { count: 0 },
    ]);
    await database.close();
    await remove();
  });
});
