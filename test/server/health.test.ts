import { existsSync } from "node:fs";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Readiness } from "../../server/src/health/readiness";
import { Follower } from "../support/follower";
import { openAs, rename, scene } from "../support/hub-scene";
import { startPostgres } from "../support/services.mjs";
import { give, openSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

let node: TestNode;
let visitor: Visitor;

beforeAll(async () => {
  node = await startNode();
  visitor = new Visitor(node);
});

describe("health", () => {
  test("[API-2] live and ready", async () => {
    expect(await visitor.get("/health/live")).toMatchObject({ status: 200, body: { live: true } });
    expect(await visitor.get("/health/ready")).toMatchObject({
      status: 200,
      body: { ready: true, draining: false, checks: { database: true } },
    });
  });

  test("[API-2] a node whose database is gone is live but not ready, and comes back by itself", async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const own = await startNode({ database: { DATABASE_URL: postgres.url, DATA_DIR: "" } });
    const there = new Visitor(own);
    expect((await there.get("/health/ready")).status).toBe(200);
    await postgres.kill();
    expect((await there.get("/health/live")).status).toBe(200);
    const { status, body } = await there.get("/health/ready");
    expect([status, body]).toEqual([
      503,
      { ready: false, draining: false, checks: { database: false } },
    ]);
    await postgres.start();
    expect((await there.get("/health/ready")).status).toBe(200);
  });

  test("[API-2] a probe that hangs counts as failed", async () => {
    const readiness = new Readiness();
    readiness.watch("hangs", () => new Promise(() => {}));
    readiness.watch("works", () => Promise.resolve());
    expect(await readiness.check()).toEqual({ hangs: false, works: true });
  });

  test("[API-2] metrics for Prometheus", async () => {
    const { status, body, headers } = await visitor.get("/metrics");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^text\/plain/);
    for (const name of [
      "drawroom_commands_total",
      "drawroom_answer_seconds_bucket",
      "drawroom_sockets",
      "drawroom_change_lag_seconds_bucket",
      'drawroom_event_loop_delay_seconds{quantile="0.99"}',
      "process_resident_memory_bytes",
    ]) {
      expect(body).toContain(name);
    }
  });
});

/** One figure of a node. */
async function figure(of: Visitor, name: string): Promise<number> {
  const line = String((await of.get("/metrics")).body)
    .split("\n")
    .find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

describe("metrics", () => {
  test("[API-2] count commands by outcome, sockets by kind, and how late a change is", async () => {
    const own = await startNode();
    const owner = await firstAccount(own);
    const of = new Visitor(own);
    const made = await scene(owner);
    const commands = (outcome: string) =>
      figure(of, `drawroom_commands_total{outcome="${outcome}"}`);
    const before = await commands("accepted");
    const page = await openAs(own, owner);
    await openSocket(own, { auth: { kind: "display" } });
    await Follower.of(own, made.eventId);
    for (const name of ["One", "Two", "Two"]) await rename(page, made.eventId, name);
    await give(await openSocket(own), made.eventId, { type: "changeSettings", name: "Not mine" });
    expect((await commands("accepted")) - before).toBe(2);
    expect([await commands("unchanged"), await commands("rejected")]).toEqual([1, 1]);
    expect(await figure(of, "drawroom_answer_seconds_count")).toBe(before + 4);
    expect(await figure(of, 'drawroom_sockets{kind="page"}')).toBe(3);
    expect(await figure(of, 'drawroom_sockets{kind="display"}')).toBe(1);
    await expect.poll(() => figure(of, "drawroom_change_lag_seconds_count")).toBeGreaterThan(1);
    // It is of the time since the last look, which may have been a moment ago.
    const delay = () => figure(of, 'drawroom_event_loop_delay_seconds{quantile="1"}');
    await expect.poll(delay, { interval: 100 }).toBeGreaterThan(0);
    page.close();
    await expect.poll(() => figure(of, 'drawroom_sockets{kind="page"}')).toBe(2);
  });
});

describe("pages", () => {
  const isBuilt = existsSync(new URL("../../client/dist/index.html", import.meta.url));

  test("[SCR-1] every address of a page is answered with the client's page", async () => {
    for (const path of ["/", "/e/open/plan", "/d/abcdefghij", "/sign-in?token=x", "/apiary"]) {
      const { status, headers } = await visitor.get(path, { accept: "text/html" });
      expect([path, status]).toEqual([path, isBuilt ? 200 : 503]);
      expect(headers.get("cache-control")).toBe("no-cache");
    }
  });

  test("[API-1] other addresses are not: they get a coded refusal", async () => {
    for (const path of [
      "/api",
      "/api/none",
      "/assets/none.js",
      "/health/none",
      "/metrics/none",
      "/api/%E0%A4%A",
    ]) {
      const { status, body } = await visitor.get(path, { accept: "text/html" });
      expect([path, status]).toEqual([path, path.includes("%") ? 400 : 404]);
      expect(body).toHaveProperty("refusal.code");
    }
    expect((await visitor.post("/e/open", {}, { accept: "text/html" })).status).toBe(404);
  });

  test("[SCR-7] may run nothing but what this server sends, and are not told to leave plain http", async () => {
    const { headers } = await visitor.get("/", { accept: "text/html" });
    const policy = headers.get("content-security-policy") ?? "";
    const { host } = new URL(node.url);
    expect(policy.split(";")).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        `connect-src 'self' ws://${host} wss://${host}`,
        "object-src 'none'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("[SCR-7] over https they are kept there", async () => {
    const own = await startNode({ env: { PUBLIC_ORIGIN: "https://draw.example.org" } });
    const { headers } = await new Visitor(own).get("/", { accept: "text/html" });
    expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
    expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{7}/);
  });
});
