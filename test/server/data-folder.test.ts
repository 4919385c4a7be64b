import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, cpSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Answer } from "@drawroom/shared";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../../server/src/persistence/database";
import { databaseNotices } from "../../server/src/persistence/embedded/database-notices";
import { newDatabase } from "../support/databases";
import { openAs, rename, scene } from "../support/hub-scene";
import { boundByPermissions, letWrite, onFullDisk, smallDisk } from "../support/small-disk";
import { failToStart, startNode, type TestNode } from "../support/start-node";
import { temporaryFolder } from "../support/temporary-folder";
import { firstAccount, PASSWORD, Visitor } from "../support/visitor";

const MAIN = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));
/** Milliseconds: it opens databases again and again, on a machine that may be busy. */
const SLOW = 240_000;
const canMount = smallDisk(1) !== null;

/** The server as a command starts it, where it is expected to end by itself. */
const startBy = (
  [program, ...args]: readonly [string, ...string[]],
  DATA_DIR: string,
): Promise<{ code: number; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR, DATABASE_URL: "", REDIS_URL: "", PORT: "0" };
    execFile(program, args, { env, timeout: 60_000 }, (error, _, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stderr });
    });
  });

const copyOf = async (folder: string): Promise<void> => {
  const own = await newDatabase();
  cpSync(own.settings.dataDir, folder, { recursive: true });
  await own.remove();
};

describe("a data folder without room, or that may not be written to", () => {
  test("[RUN-1] a full disk is said in one line that names the remedy", async () => {
    const folder = temporaryFolder();
    expect(await startBy(onFullDisk(process.execPath, MAIN), folder)).toEqual({
      code: 1,
      stderr: `The data folder ${folder} can't be written to (EFBIG): make room on its disk, or set DATA_DIR to another folder.\n`,
    });
  });

  test("[RUN-1] permissions that are missing are said in one line", async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o500);
    const line = `The data folder ${folder} can't be written to (EACCES): make it writable for this user, or set DATA_DIR to another folder.\n`;
    expect(await startBy(boundByPermissions(process.execPath, MAIN), folder)).toEqual({
      code: 1,
      stderr: line,
    });
    chmodSync(folder, 0o700);
    await copyOf(folder);
    chmodSync(path.join(folder, "db"), 0o500);
    expect(await startBy(boundByPermissions(process.execPath, MAIN), folder)).toEqual({
      code: 1,
      stderr: line,
    });
  });

  test("[RUN-1] a place where nobody can make a folder is said in one line", async () => {
    const { code, stderr } = await failToStart({ DATA_DIR: "/proc/drawroom/data" });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The data folder \/proc\/drawroom\/data can't be written to \(\w+\): .+\.\n$/,
    );
  });

  if (canMount) {
    test(
      "[RUN-1] so are a read-only disk, one that is full, and one too small to begin on",
      async () => {
        const readOnly = smallDisk(1, "ro") ?? "";
        expect(await failToStart({ DATA_DIR: readOnly })).toMatchObject({
          code: 1,
          stderr: `The data folder ${readOnly} can't be written to (EROFS): mount its disk so that it can be written to, or set DATA_DIR to another folder.\n`,
        });
        const full = smallDisk(50) ?? "";
        await copyOf(full);
        const tooSmall = smallDisk(20) ?? "";
        fill(full);
        for (const DATA_DIR of [full, tooSmall]) {
          expect(await failToStart({ DATA_DIR })).toMatchObject({
            code: 1,
            stderr: `The data folder ${DATA_DIR} can't be written to (ENOSPC): make room on its disk, or set DATA_DIR to another folder.\n`,
          });
        }
      },
      SLOW,
    );

    test(
      "[RUN-2] a disk that fills up while it runs loses no row that was answered, and room heals it",
      async () => {
        const dataDir = smallDisk(64) ?? "";
        await copyOf(dataDir);
        const said: string[] = [];
        const log = { debug: () => {}, info: () => {}, warn: () => {}, fatal: () => {} };
        const error = (_: object, line = "") => void said.push(line);
        const database = await openDatabase(
          { databaseUrl: null, dataDir },
          databaseNotices({ ...log, error }),
        );
        const { dataSource } = database;
        await dataSource.query("CREATE TABLE rows_of_test (id integer, filling text)");
        fill(dataDir);
        let answered = 0;
        const write = async (): Promise<void> => {
          const filling = randomBytes(100_000).toString("base64");
          await dataSource.query("INSERT INTO rows_of_test VALUES ($1, $2)", [
            answered + 1,
            filling,
          ]);
          answered++;
        };
        const untilRefused = async (): Promise<void> => {
          for (;;) await write();
        };
        await expect(untilRefused()).rejects.toThrow();
        await expect(write()).rejects.toThrow();
        expect(said).toEqual([expect.stringMatching(/disk of the data folder is full: make room/)]);
        rmSync(path.join(dataDir, "filling"));
        await vi.waitFor(write, { timeout: 60_000, interval: 200 });
        const rows = await dataSource.query<{ id: number }[]>("SELECT id FROM rows_of_test");
        const kept = new Set(rows.map(({ id }) => id));
        for (let id = 1; id <= answered; id++) expect(kept).toContain(id);
        await database.close();
      },
      SLOW,
    );
  }
});

/** Takes what room there is. */
function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(path.join(folder, "filling"), Buffer.alloc(bavail * bsize));
}

const linesOf = (node: TestNode) =>
  node
    .stderr()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg: string });

describe("a data folder that can't be written to any more while the server runs", () => {
  test(
    "[RUN-2] commands get a coded refusal, the log says it once, and it goes on when it can",
    async () => {
      const node = await startNode();
      const made = await scene(await firstAccount(node));
      const socket = await openAs(node, made.owner);
      const visitor = new Visitor(node);
      const answers: Answer[] = [];
      const give = async (name: string): Promise<Answer> => {
        const answer = await rename(socket, made.eventId, name);
        answers.push(answer);
        return answer;
      };
      for (let index = 0; index < 20; index++) await give(`Before ${index}`);

      letWrite(node.pid, false);
      onTestFinished(() => {
        if (node.pid) letWrite(node.pid, true);
      });
      for (let index = 0; index < 5; index++) {
        expect(await give(`Meanwhile ${index}`)).toMatchObject({
          outcome: "rejected",
          refusal: { code: "server.failed" },
        });
      }
      expect((await visitor.get("/health/live")).status).toBe(200);
      expect((await visitor.get("/health/ready")).status).toBe(503);
      expect((await visitor.get("/metrics")).body).toContain(
        'drawroom_commands_total{outcome="failed"} 5',
      );
      const isRemedy = ({ msg }: { msg: string }) => /is full: make room there/.test(msg);
      expect(linesOf(node).filter(isRemedy)).toHaveLength(1);

      letWrite(node.pid, true);
      await vi.waitFor(
        async () => expect(await give("After")).toMatchObject({ outcome: "accepted" }),
        {
          timeout: 60_000,
          interval: 200,
        },
      );
      expect((await visitor.get("/health/ready")).status).toBe(200);
      expect(linesOf(node).some(({ msg }) => msg === "the embedded database works again")).toBe(
        true,
      );
      const versions = answers.flatMap(({ outcome, version }) =>
        outcome === "accepted" ? [version] : [],
      );
      expect(versions).toEqual(versions.map((_, index) => made.version + 1 + index));
      expect(await node.kill("SIGTERM")).toBe(0);
      await node.restart();
      const { body } = await made.owner.get(`/api/events/${made.slug}`);
      expect(body).toMatchObject({
        version: made.version + versions.length,
        state: { settings: { event: { name: "After" } } },
      });
    },
    SLOW,
  );

  test("[RUN-2] asked to end while the database has broken off, the server ends with 0", async () => {
    const node = await startNode();
    await firstAccount(node);
    letWrite(node.pid, false);
    const signIn = { email: "ann@example.org", password: PASSWORD };
    const visitor = new Visitor(node);
    expect(await visitor.post("/api/session", signIn)).toMatchObject({
      status: 500,
      body: { refusal: { code: "server.failed" } },
    });
    expect((await visitor.get("/health/ready")).status).toBe(503);
    expect(await node.kill("SIGTERM")).toBe(0);
  });
});
