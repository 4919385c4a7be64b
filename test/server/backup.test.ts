import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import {
  applyChange,
  canonicalJson,
  emptyState,
  type Change,
  type EventState,
  type Held,
} from "@drawroom/shared";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { runCommand, startCommand } from "../support/command-line";
import { newDatabase } from "../support/databases";
import { scene } from "../support/hub-scene";
import { Outbox } from "../support/outbox";
import { startNode } from "../support/start-node";
import { temporaryFolder } from "../support/temporary-folder";
import { firstAccount, PASSWORD, Visitor } from "../support/visitor";

/** Milliseconds: it packs and unpacks databases on a machine that may be busy. */
const SLOW = 240_000;
const AT_ONCE = 8;
const ONE_LINE = /^[^\n]+\n$/;

const inFolder = (DATA_DIR: string) => ({ DATA_DIR, DATABASE_URL: "" });

/** Gives commands without a pause until told to stop; resolves when all are answered. */
function commandsWithoutEnd(outbox: Outbox) {
  let isOn = true;
  let given = 0;
  const giveOn = async (): Promise<void> => {
    while (isOn) await outbox.give({ type: "changeSettings", name: `Name ${++given}` });
  };
  const running = Promise.all(Array.from({ length: AT_ONCE }, giveOn));
  return {
    stop: async () => {
      isOn = false;
      await running;
    },
  };
}

/** The changes of an event, read while no server has the database. */
async function journalIn(dataDir: string, eventId: string): Promise<Change[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const rows = await new TypeOrmEventStore(database.dataSource).changesSince(eventId, 0, 100_000);
  await database.close();
  return rows.map(({ body }) => JSON.parse(body) as Change);
}

describe("a backup while the server runs", () => {
  test(
    "[RUN-4] holds every command answered before it, versions have no gap, and who had an account gets in",
    { timeout: SLOW },
    async () => {
      const node = await startNode();
      const made = await scene(await firstAccount(node));
      const outbox = new Outbox(node, made.eventId, made.owner);
      const commands = commandsWithoutEnd(outbox);
      await vi.waitFor(() => expect(outbox.answers.size).toBeGreaterThan(200), { timeout: 60_000 });
      const file = path.join(temporaryFolder(), "backup.tar.gz");
      const before = new Map(outbox.answers);
      const said = await runCommand("backup", node.data, file);
      expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining(file) as string });
      expect(outbox.answers.size, "commands went on").toBeGreaterThan(before.size);
      await commands.stop();
      await node.kill();
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(node.data.DATA_DIR ?? "")).not.toContain("backup.unfinished");

      const DATA_DIR = path.join(temporaryFolder(), "data");
      expect((await runCommand("restore", { DATA_DIR }, file)).code).toBe(0);
      const journal = await journalIn(DATA_DIR, made.eventId);
      expect(journal.map(({ version }) => version)).toEqual(journal.map((_, at) => at + 1));
      const versionOf = new Map(journal.map(({ commandId, version }) => [commandId, version]));
      for (const [commandId, { version }] of before) expect(versionOf.get(commandId)).toBe(version);

      const restored = await startNode({ database: inFolder(DATA_DIR) });
      const visitor = new Visitor(restored);
      const signIn = { email: "ann@example.org", password: PASSWORD };
      expect((await visitor.post("/api/session", signIn)).status).toBe(204);
      const { body } = await visitor.get(`/api/events/${made.slug}`);
      const { state, version } = body as { state: EventState; version: number };
      expect(version).toBe(journal.length);
      const start: Held = { version: 0, state: emptyState() };
      expect(canonicalJson(journal.reduce(applyChange, start).state)).toBe(canonicalJson(state));
      const next = { commandId: "after-the-restore", type: "changeSettings", name: "Goes on" };
      expect(await visitor.post(`/api/events/${made.slug}/commands`, next)).toMatchObject({
        body: { outcome: "accepted", version: version + 1 },
      });
    },
  );

  test("[RUN-4] broken off leaves nothing, neither at its place nor in the data folder", async () => {
    const node = await startNode();
    const folder = temporaryFolder();
    const copy = path.join(node.data.DATA_DIR ?? "", "backup.unfinished");
    const { child, ended } = startCommand("backup", node.data, path.join(folder, "backup"));
    await vi.waitFor(() => expect(existsSync(copy)).toBe(true), { timeout: 30_000, interval: 1 });
    const second = await runCommand("backup", node.data, path.join(folder, "second"));
    const isSecondRefused = /^A backup is being made already[^\n]+\n$/.test(second.stderr);
    expect(isSecondRefused || second.code === 0).toBe(true);
    child.kill("SIGTERM");
    await ended;
    await vi.waitFor(() => expect(existsSync(copy)).toBe(false), { timeout: 30_000 });
    expect((await runCommand("backup", node.data, path.join(folder, "third"))).code).toBe(0);
  });
});

describe("a backup", () => {
  let data: { DATA_DIR: string; DATABASE_URL: string };
  let file: string;

  beforeAll(async () => {
    const own = await newDatabase();
    data = own.env;
    file = path.join(temporaryFolder(), "backup.tar.gz");
    expect(await runCommand("backup", data, file)).toMatchObject({ code: 0 });
    return own.remove;
  }, SLOW);

  /** A restore into a new folder, which is refused and leaves the folder as it was: not there. */
  async function refusalOf(backup: string): Promise<string> {
    const DATA_DIR = path.join(temporaryFolder(), "data");
    const { code, stderr } = await runCommand("restore", { DATA_DIR }, backup);
    expect([code, existsSync(DATA_DIR)]).toEqual([1, false]);
    expect(stderr).toMatch(ONE_LINE);
    return stderr;
  }

  test("[RUN-4] does not take the place of a file unless it is told to", async () => {
    const before = readFileSync(file);
    const refused = await runCommand("backup", data, file);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `There is a file ${file} already: name another, or add --replace.\n`,
    ]);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect((await runCommand("backup", data, file, "--replace")).code).toBe(0);
    expect(readFileSync(file).equals(before)).toBe(false);
    expect(readdirSync(path.dirname(file))).toEqual(["backup.tar.gz"]);
  });

  test(
    "[RUN-4] that is cut, altered or something else is refused before anything is touched",
    async () => {
      const whole = readFileSync(file);
      const tar = gunzipSync(whole);
      const altered = Buffer.from(tar);
      const at = altered.length >> 1;
      altered[at] = (altered[at] ?? 0) ^ 1;
      const garbled = Buffer.from(whole);
      garbled.fill(0x55, whole.length >> 1, (whole.length >> 1) + 100);
      const wrong: Record<string, Uint8Array> = {
        empty: new Uint8Array(),
        "cut in the middle": whole.subarray(0, whole.length >> 1),
        "cut by its last byte": whole.subarray(0, -1),
        garbled,
        "altered inside": gzipSync(altered, { level: 1 }),
        "cut inside": gzipSync(tar.subarray(0, tar.length - 4096), { level: 1 }),
        "another archive": gzipSync(tar.subarray(1024), { level: 1 }),
        text: Buffer.from("no backup"),
      };
      for (const [what, bytes] of Object.entries(wrong)) {
        const place = path.join(temporaryFolder(), "wrong");
        writeFileSync(place, bytes);
        expect(await refusalOf(place), what).toMatch(/is no whole backup of Drawroom/);
      }
      expect(await refusalOf("/nowhere/backup")).toMatch(
        /^There is no file \/nowhere\/backup that/,
      );
    },
    SLOW,
  );

  test("[RUN-4] goes into an empty folder only; what is in one with a database stays", async () => {
    const { code, stderr } = await runCommand("restore", data, file);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^There is a database in [^\n]+ already: set DATA_DIR to another folder[^\n]+\n$/,
      ),
    ]);
    const node = await startNode();
    const inUse = await runCommand("restore", node.data, file);
    expect([inUse.code, inUse.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The data folder [^\n]+ is in use by another process: stop that one[^\n]+\n$/,
      ),
    ]);
    expect((await new Visitor(node).get("/health/ready")).status).toBe(200);
  });

  test("[RUN-4] of PostgreSQL is pg_dump's to make: one line says so, without the password", async () => {
    const DATABASE_URL = "postgres://me:hunter2@127.0.0.1/x";
    for (const name of ["backup", "restore"]) {
      const { code, stderr } = await runCommand(name, { DATABASE_URL }, "some-file");
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^DATABASE_URL is set: [^\n]*pg_(?:dump|restore) [^\n]+\n$/),
      ]);
      expect(stderr).not.toContain("hunter2");
    }
  });

  test("[RUN-4] that can't be made or placed is said in one line", async () => {
    const none = path.join(temporaryFolder(), "none");
    for (const [words, variables, line] of [
      [[], data, /^Name the file: npm run backup/],
      [["--force"], data, /^Name the file: npm run backup/],
      [["x"], { DATA_DIR: none }, /^There is no database in [^\n]+ yet/],
      [[temporaryFolder(), "--replace"], data, /^[^\n]+ is a folder: name a file in it/],
      [[path.join(none, "backup")], data, /^The file [^\n]+ can't be written \(ENOENT\)/],
    ] as const) {
      const { code, stderr } = await runCommand("backup", variables, ...words);
      expect(code).toBe(1);
      expect(stderr).toMatch(ONE_LINE);
      expect(stderr).toMatch(line);
    }
  });

  test("[RUN-4] of an older schema comes back as one of today", { timeout: SLOW }, async () => {
    const own = await newDatabase();
    const database = await openDatabase(own.settings);
    for (let back = 0; back < 2; back++) await database.dataSource.undoLastMigration();
    await database.close();
    const old = path.join(temporaryFolder(), "old");
    expect((await runCommand("backup", own.env, old)).code).toBe(0);
    await own.remove();
    const DATA_DIR = path.join(temporaryFolder(), "data");
    expect((await runCommand("restore", { DATA_DIR }, old)).code).toBe(0);
    const node = await startNode({ database: inFolder(DATA_DIR) });
    const made = await scene(await firstAccount(node));
    expect(made.version).toBeGreaterThan(1);
  });
});
