import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { addressesOf } from "../../server/src/web/addresses";
import { welcome } from "../../server/src/web/welcome";
import { newDatabase } from "../support/databases";
import { makeEvent } from "../support/hub-scene";
import { createDatabase } from "../support/services.mjs";
import { failToStart, startNode, type TestNode } from "../support/start-node";
import { firstAccount, PASSWORD, Visitor } from "../support/visitor";

/** Milliseconds: it creates databases, or opens them again and again, on a machine that may be busy. */
const SLOW = 240_000;

/** A request of which the server has the head and waits for the rest. */
async function unfinishedRequest(node: TestNode): Promise<void> {
  const socket = net.connect(Number(new URL(node.url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  await once(socket, "connect");
  const head = ["POST /api/session HTTP/1.1", "Host: x", "Content-Type: application/json"];
  socket.write([...head, "Content-Length: 100", "Expect: 100-continue", "", "{"].join("\r\n"));
  await once(socket, "data");
}

const ONE_LINE = /^[^\n]+\n$/;

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "drawroom-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("starting", () => {
  test(
    "[RUN-1] on an empty folder says that it creates the database, once",
    { timeout: SLOW },
    async () => {
      const DATA_DIR = path.join(newFolder(), "deep", "data");
      const node = await startNode({ database: { DATA_DIR, DATABASE_URL: "" } });
      expect(node.stdout()).toMatch(/^Creating the database in .*data\/db \(first start only/);
      await node.kill("SIGTERM");
      await node.restart();
      expect(node.stdout().split("Creating the database")).toHaveLength(2);
    },
  );

  test(
    "[RUN-1] broken off while it creates the database, begins anew",
    { timeout: SLOW },
    async () => {
      const DATA_DIR = newFolder();
      const main = new URL("../../server/dist/main.js", import.meta.url).pathname;
      const env = {
        ...process.env,
        DATA_DIR,
        DATABASE_URL: "",
        REDIS_URL: "",
        PORT: "0",
        DEMO: "off",
      };
      const broken = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "ignore"] });
      await once(broken.stdout, "data");
      while (!existsSync(path.join(DATA_DIR, "db.unfinished", "base"))) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      broken.kill("SIGKILL");
      await once(broken, "exit");
      const node = await startNode({ database: { DATA_DIR, DATABASE_URL: "" } });
      expect((await new Visitor(node).get("/health/ready")).status).toBe(200);
    },
  );

  test("[RUN-1] a second server on one data folder is refused in one line; the first goes on", async () => {
    const node = await startNode();
    const second = await failToStart(node.data);
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(ONE_LINE);
    expect(second.stderr).toMatch(/in use by another process: stop that one, or set DATA_DIR/);
    expect((await new Visitor(node).get("/health/ready")).status).toBe(200);
  });

  test("[RUN-1] a taken port is said in one line with the remedy", async () => {
    const blocker = net.createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    onTestFinished(() => void blocker.close());
    const { port } = blocker.address() as net.AddressInfo;
    const own = await newDatabase();
    onTestFinished(own.remove);
    const { code, stderr } = await failToStart({ ...own.env, PORT: String(port) });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is taken: stop the program that has it, or start with another, such as PORT=${port + 1} npm start\n`,
    );
  });

  test("[RUN-1] a data folder that can't be written to is said in one line", async () => {
    const file = path.join(newFolder(), "file");
    writeFileSync(file, "");
    for (const DATA_DIR of [file, path.join(file, "data")]) {
      const { code, stderr } = await failToStart({ DATA_DIR });
      expect(code).toBe(1);
      expect(stderr).toMatch(ONE_LINE);
      expect(stderr).toContain(`The data folder ${DATA_DIR} can't be written to (`);
    }
  });

  test("[RUN-1] a PostgreSQL that can't be used is said in one line without its password", async () => {
    const { code, stderr } = await failToStart({
      DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/x",
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(ONE_LINE);
    expect(stderr).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:1 can't be used \(.*ECONNREFUSED.*\): check DATABASE_URL/,
    );
    expect(stderr).not.toContain("hunter2");
  });

  test("[RUN-3] a wrong setting stops the start with one line", async () => {
    const { code, stderr } = await failToStart({ PORT: "http", REDIS_URL: "" });
    expect([code, stderr]).toEqual([1, "Wrong settings: PORT must be a number.\n"]);
  });

  test("[RUN-1] two nodes start at once on an empty PostgreSQL database", async () => {
    const { url, drop } = await createDatabase();
    onTestFinished(drop);
    const database = { DATABASE_URL: url, DATA_DIR: newFolder() };
    const nodes = await Promise.all([startNode({ database }), startNode({ database })]);
    for (const node of nodes)
      expect((await new Visitor(node).get("/health/ready")).status).toBe(200);
  });
});

describe("addresses", () => {
  test("[RUN-1] that of this computer and those of the network are printed", () => {
    const [local, ...others] = addressesOf("0.0.0.0", 3000, null);
    expect(local).toEqual({ label: "On this computer", url: "http://localhost:3000" });
    const cards = Object.values(os.networkInterfaces()).flatMap((card) => card ?? []);
    const outer = cards.filter(({ family, internal }) => family === "IPv4" && !internal);
    expect(others).toEqual(
      outer.map(({ address }) => ({ label: "On this network", url: `http://${address}:3000` })),
    );
  });

  test("[RUN-1] a host of its own is the one printed, a public origin comes first", () => {
    expect(addressesOf("192.168.1.5", 80, null)).toEqual([
      { label: "At", url: "http://192.168.1.5" },
    ]);
    expect(addressesOf("::1", 3000, "https://a.example").map(({ url }) => url)).toEqual([
      "https://a.example",
      "http://[::1]:3000",
    ]);
  });

  test("[RUN-1] what modules announce stands below with the first address", () => {
    const lines = welcome(
      [{ label: "At", url: "http://a:1" }],
      [{ label: "Sign in", path: "/sign-in?token=x", remark: "works once" }],
    );
    expect(lines).toEqual([
      "Drawroom is ready.",
      "  At       http://a:1",
      "  Sign in  http://a:1/sign-in?token=x  (works once)",
    ]);
  });
});

describe("ending", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "[RUN-2] on %s it ends with 0, with connections open too",
    async (signal) => {
      const node = await startNode();
      const owner = await firstAccount(node);
      const idle = net.connect(Number(new URL(node.url).port), "127.0.0.1");
      await once(idle, "connect");
      idle.on("error", () => {});
      const from = performance.now();
      expect(await node.kill(signal)).toBe(0);
      expect(performance.now() - from).toBeLessThan(10_000);
      await node.restart();
      expect((await owner.get("/api/session")).body).toMatchObject({ account: { name: "ann" } });
    },
  );

  test("[RUN-2] requests that it has taken are answered first", async () => {
    const node = await startNode();
    await firstAccount(node);
    const signIn = { email: "ann@example.org", password: PASSWORD };
    const given = Array.from({ length: 24 }, () => new Visitor(node).post("/api/session", signIn));
    await Promise.race(given);
    expect(await node.kill("SIGTERM")).toBe(0);
    const statuses = (await Promise.all(given)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204]));
  });

  test("[RUN-2] a request that does not come to its end is not waited for; asked again, it ends at once", async () => {
    const node = await startNode();
    const from = performance.now();
    await unfinishedRequest(node);
    expect(await node.kill("SIGTERM")).toBe(0);
    expect(performance.now() - from).toBeLessThan(10_000);
    await node.restart();
    await unfinishedRequest(node);
    process.kill(node.pid, "SIGTERM");
    await expect.poll(() => node.stderr().split('"shutting down"')).toHaveLength(3);
    expect(await node.kill("SIGTERM")).toBe(1);
  });

  test("[RUN-2] an account that was answered outlives SIGKILL", async () => {
    const node = await startNode();
    const owner = await firstAccount(node);
    await node.kill("SIGKILL");
    await node.restart();
    expect((await owner.get("/api/session")).body).toMatchObject({ account: { name: "ann" } });
  });
});

describe("the log", () => {
  test("[RUN-3] is JSON lines on stderr with ids of requests and commands and no secrets", async () => {
    const node = await startNode({ env: { LOG_LEVEL: "debug" } });
    const owner = await firstAccount(node);
    const answer = await owner.get("/api/session?token=hunter2");
    const { slug } = await makeEvent(owner);
    const command = { commandId: "over-http", type: "changeSettings", name: "Name" };
    await owner.post(`/api/events/${slug}/commands`, command);
    await node.kill("SIGTERM");
    const lines = node.stderr().trim().split("\n");
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requestId = answer.headers.get("x-request-id");
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(entries).toContainEqual(
      expect.objectContaining({ requestId, method: "GET", url: "/api/session?token=…" }),
    );
    for (const line of [
      { commandId: "over-http", method: "POST", url: `/api/events/${slug}/commands` },
      { commandId: "over-http", outcome: "accepted", version: 2 },
    ]) {
      expect(entries).toContainEqual(expect.objectContaining(line));
    }
    const secrets = [owner.cookie?.split("=")[1], "hunter2", "correct horse battery"];
    for (const secret of secrets) expect(node.stderr()).not.toContain(secret);
  });
});
