import { readFileSync } from "node:fs";
import { canonicalJson, type EventState, type ServerNotice } from "@drawroom/shared";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { composed } from "../support/compose.mjs";
import { Follower } from "../support/follower";
import { makeEvent } from "../support/hub-scene";
import { Outbox } from "../support/outbox";
import { newCommandId, next, openSocket } from "../support/socket-client";
import type { TestNode } from "../support/start-node";
import { startTopology, type Topology } from "../support/topology.mjs";
import { Visitor, withAccount } from "../support/visitor";

const PATIENCE = { timeout: 30_000, interval: 50 };

let hall: Topology;
let session: string;

/** What the helpers of tests take for a node: the proxy, as browsers see it. */
const atProxy = (): TestNode => hall as unknown as TestNode;
const nodesOf = () => Object.values(hall.nodes);

beforeAll(async () => {
  hall = await startTopology({ DEMO: "off" });
  const link = /http:\S+token=\S+/.exec(nodesOf()[0]?.stdout() ?? "")?.[0] ?? "";
  expect(link).toContain(`${hall.url}/`);
  const owner = await withAccount(atProxy(), link, "ann@example.org");
  session = owner.cookie ?? "";
}, 120_000);
afterAll(() => hall.remove());

/** The owner's browser as the proxy sends it to one of the nodes. */
function at(node: number): Visitor {
  const visitor = new Visitor(hall);
  visitor.cookie = `${session}; node=${node}`;
  return visitor;
}

const cookieFor = (node: number): string => `node=${node}`;

async function publishedEvent() {
  const made = await makeEvent(at(0));
  const published = { commandId: newCommandId(), type: "publishEvent" };
  await at(0).post(`/api/events/${made.slug}/commands`, published);
  return made;
}

const stateOf = async (slug: string) =>
  (await at(0).get(`/api/events/${slug}`)).body as { state: EventState; version: number };

describe("the compose file", () => {
  const services = composed({});
  const caddyfile = readFileSync(new URL("../../server/deploy/Caddyfile", import.meta.url), "utf8");

  test("[RUN-1] has two nodes of one image on PostgreSQL and Redis, and the proxy names both", () => {
    const nodes = Object.entries(services).filter(([, { build }]) => build);
    expect(nodes).toHaveLength(2);
    const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(" ");
    expect(upstreams).toEqual(nodes.map(([name]) => `${name}:3000`));
    expect(caddyfile).toContain("health_uri /health/ready");
    for (const [, { environment, stop_grace_period: grace = "" }] of nodes) {
      expect(environment).toEqual(nodes[0]?.[1].environment);
      expect(environment).toMatchObject({ TRUSTED_PROXIES: 1 });
      // RUN-2 gives a node ten seconds to end.
      expect(parseInt(grace)).toBeGreaterThan(10);
    }
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } =
      services["postgres"]?.environment ?? {};
    expect(nodes[0]?.[1].environment?.["DATABASE_URL"]).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`,
    );
  });
});

describe("two nodes behind a proxy, as the compose file starts them", () => {
  test("[RUN-1] people on both nodes see what is entered on either, at once and in order", async () => {
    const { eventId, slug } = await publishedEvent();
    const followers = await Promise.all(
      [0, 1].map((node) => Follower.of(atProxy(), eventId, { cookie: cookieFor(node) })),
    );
    for (let index = 0; index < 20; index++) {
      const commandId = newCommandId();
      const command = { commandId, type: "changeSettings", name: `Name ${index}` };
      const reply = await at(index % 2).post(`/api/events/${slug}/commands`, command);
      expect(reply.body).toMatchObject({ outcome: "accepted", version: 3 + index });
    }
    const { state, version } = await stateOf(slug);
    for (const follower of followers) {
      await follower.until(version);
      expect(follower.text()).toBe(canonicalJson(state));
    }
    const sockets = await Promise.all(
      nodesOf().map(async ({ url }) => (await new Visitor({ url }).get("/metrics")).body),
    );
    for (const figures of sockets) {
      expect(figures).toMatch(/^drawroom_sockets\{kind="page"\} [1-9]/m);
      expect(figures).toMatch(/^drawroom_commands_total\{outcome="accepted"\} [1-9]/m);
    }
  });

  test("[RUN-2] one that is told to end sends its people to the other and is gone in ten seconds; nobody misses a change", async () => {
    const { eventId, slug } = await publishedEvent();
    const follower = await Follower.of(atProxy(), eventId, {
      cookie: cookieFor(0),
      reconnects: true,
    });
    const notice = next<ServerNotice>(follower.socket, "server:notice");
    const outbox = new Outbox(atProxy(), eventId, at(0));
    const first = outbox.give({ type: "changeSettings", name: "First" });
    await first;
    const from = performance.now();
    const ending = nodesOf()[0]?.end("SIGTERM");
    const given = Array.from({ length: 50 }, (_, index) =>
      outbox.give({ type: "changeSettings", name: `Name ${index}` }),
    );
    expect(await ending).toBe(0);
    expect(performance.now() - from).toBeLessThan(10_000);
    expect(await notice).toEqual({ code: "server.draining" });
    const versions = (await Promise.all(given)).map(({ version }) => version);
    expect(new Set(versions).size).toBe(50);
    await follower.until(Math.max(...versions));
    expect((await at(0).get("/health/ready")).status).toBe(200);
    expect((await stateOf(slug)).version).toBe(Math.max(...versions));
    await nodesOf()[0]?.start();
    await vi.waitFor(() => expect(hall.proxy.upstreams[0]?.isReady).toBe(true), PATIENCE);
  }, 120_000);

  test("[RUN-2] one that is killed is passed over; what was answered stands, and it comes back", async () => {
    const { eventId, slug } = await publishedEvent();
    const follower = await Follower.of(atProxy(), eventId, {
      cookie: cookieFor(1),
      reconnects: true,
    });
    const outbox = new Outbox(atProxy(), eventId, at(1));
    const given: ReturnType<Outbox["give"]>[] = [];
    for (let index = 0; index < 60; index++) {
      given.push(outbox.give({ type: "changeSettings", name: `Name ${index}` }));
      if (index === 20) await given[0];
      if (index === 30) await nodesOf()[1]?.end("SIGKILL");
    }
    const answers = await Promise.all(given);
    const versions = answers.map(({ version }) => version);
    expect(new Set(versions).size).toBe(60);
    const last = Math.max(...versions);
    expect(last).toBe(2 + 60);
    await follower.until(last);
    await nodesOf()[1]?.start();
    await vi.waitFor(() => expect(hall.proxy.upstreams[1]?.isReady).toBe(true), PATIENCE);
    const again = await Follower.of(atProxy(), eventId, { cookie: cookieFor(1) });
    expect(again.text()).toBe(canonicalJson((await stateOf(slug)).state));
  }, 120_000);

  test("[ACC-6] only pages of the public address may write and open sockets", async () => {
    const { slug } = await publishedEvent();
    const command = { type: "changeSettings", name: "Other" };
    const give = (origin: string) => {
      const commandId = newCommandId();
      return at(0).post(`/api/events/${slug}/commands`, { commandId, ...command }, { origin });
    };
    expect((await give(hall.url)).status).toBe(200);
    for (const origin of ["https://evil.example", hall.url.replace("http:", "https:"), "null"]) {
      expect(await give(origin), origin).toMatchObject({
        status: 403,
        body: { refusal: { code: "access.foreignOrigin" } },
      });
    }
    await expect(
      openSocket(hall, { visitor: at(1), origin: "https://evil.example" }),
    ).rejects.toThrow();
    expect((await openSocket(hall, { visitor: at(1), origin: hall.url })).connected).toBe(true);
  });

  test("[ACC-6] tries count by the visitor's address, which is the proxy's to tell and nobody's to invent", async () => {
    const wrong = { email: "bob@example.org", password: "not the right one" };
    const visitor = at(0);
    const tryAs = async (address: string) =>
      (await visitor.post("/api/session", wrong, { "x-forwarded-for": address })).status;
    let tries = 0;
    while ((await tryAs(`203.0.113.${tries}`)) === 401 && tries < 60) tries++;
    expect(tries).toBeGreaterThanOrEqual(10);
    expect(tries).toBeLessThan(60);
    // What the proxy would say of somebody else.
    const direct = new Visitor({ url: nodesOf()[0]?.url ?? "" });
    const someoneElse = { "x-forwarded-for": "198.51.100.7", origin: hall.url };
    expect((await direct.post("/api/session", wrong, someoneElse)).status).toBe(401);
  });
});
