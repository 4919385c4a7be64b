import {
  canonicalJson,
  type Answer,
  type EventPresence,
  type EventState,
  type ServerNotice,
} from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { Follower } from "../support/follower";
import { giveAll, managerOf, openAs, rename, scene } from "../support/hub-scene";
import { startRedis } from "../support/services.mjs";
import { give, join, newCommandId, next, openSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

const codeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;

let redis: Awaited<ReturnType<typeof startRedis>>;
let one: TestNode;
let two: TestNode;
let owner: Visitor;

beforeAll(async () => {
  redis = await startRedis();
  one = await startNode({ database: "PostgreSQL", env: { REDIS_URL: redis.url } });
  two = await startNode({ database: one.data, env: { REDIS_URL: redis.url } });
  owner = await firstAccount(one);
  return () => redis.remove();
});

/** The same person's browser, on the other node. */
function atTwo(visitor: Visitor): Visitor {
  const other = new Visitor(two);
  other.cookie = visitor.cookie;
  return other;
}

describe("two nodes with Redis between them", () => {
  test("[HUB-7] a change on one is on the other's screens at once, in order", async () => {
    const made = await scene(owner);
    const follower = await Follower.of(two, made.eventId, { followsHeads: false });
    const socket = await openAs(one, owner);
    const waits: number[] = [];
    for (let index = 0; index < 20; index++) {
      const from = performance.now();
      const { version } = await rename(socket, made.eventId, `Name ${index}`);
      await follower.until(version);
      waits.push(performance.now() - from);
    }
    // Without Redis it would be up to 2 s.
    expect(waits.sort((a, b) => a - b)[10]).toBeLessThan(500);
    expect(follower.joins).toBe(1);
    expect(follower.received).toEqual(
      follower.received.map((_, index) => made.version + 1 + index),
    );
  });

  test("[HUB-6] both write at once: every command once, no version twice or missing, all screens the same", async () => {
    const made = await scene(owner);
    const followers = await Promise.all(
      [one, two, one, two].map((node) => Follower.of(node, made.eventId)),
    );
    const sockets = [await openAs(one, owner), await openAs(two, owner)];
    const given = Array.from({ length: 200 }, (_, index) =>
      rename(sockets[index % 2] as (typeof sockets)[0], made.eventId, `Name ${index}`),
    );
    const answers = await Promise.all(given);
    expect(answers.filter(({ outcome }) => outcome !== "accepted")).toEqual([]);
    const versions = answers.map(({ version }) => version).sort((a, b) => a - b);
    expect(versions).toEqual(versions.map((_, index) => made.version + 1 + index));
    const last = versions.at(-1) ?? 0;
    await Promise.all(followers.map((follower) => follower.until(last)));
    const { body } = await owner.get(`/api/events/${made.slug}`);
    const text = canonicalJson((body as { state: EventState }).state);
    for (const follower of followers) expect(follower.text()).toBe(text);
  });

  test("[HUB-5] two tabs within a millisecond, on two nodes: one stands, the other is told what stands", async () => {
    const made = await scene(owner);
    const tabs = [await openAs(one, owner), await openAs(two, owner)];
    const answers = await Promise.all(
      tabs.map((tab, index) =>
        give(tab, made.eventId, {
          type: "changeSettings",
          name: `Tab ${index}`,
          seen: { name: "Spring Open" },
        }),
      ),
    );
    const codes = answers.map(codeOf).sort();
    expect(codes).toEqual(["accepted", "settings.changed"]);
    const { body } = await owner.get(`/api/events/${made.slug}`);
    const stands = (body as { state: EventState }).state.settings.event?.name;
    const refused = answers.find(({ outcome }) => outcome === "rejected");
    expect(refused).toMatchObject({ refusal: { settings: { name: stands } } });
  });

  test("[HUB-4] the same command to both nodes has one effect and one answer", async () => {
    const made = await scene(owner);
    const commandId = newCommandId();
    const sockets = [await openAs(one, owner), await openAs(two, owner)];
    const answers = await Promise.all(
      sockets.map((socket) =>
        give(socket, made.eventId, { commandId, type: "changeSettings", name: "Once" }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ outcome: "accepted", version: made.version + 1 });
  });

  test("[WIR-7] presence is of both nodes together", async () => {
    const made = await scene(owner);
    const here = await openAs(one, owner);
    const seen = next<EventPresence>(here, "event:presence", ({ watching }) => watching === 3);
    await join(here, made.eventId);
    const others = [await openSocket(two), await openSocket(two)];
    for (const other of others) await join(other, made.eventId);
    expect(await seen).toMatchObject({ managers: ["ann"] });
    const left = next<EventPresence>(here, "event:presence", ({ watching }) => watching === 1);
    for (const other of others) other.disconnect();
    await left;
  });

  test("[ACC-1] signed out on one: at once refused on the other, and its socket put out within 5 s", async () => {
    const made = await scene(owner, [], { published: false });
    const manager = await managerOf(one, made);
    const { body } = await manager.get("/api/session");
    const { id } = (body as { account: { id: string } }).account;
    await giveAll(owner, made.slug, [{ type: "offerOwnership", to: id }]);
    await giveAll(manager, made.slug, [{ type: "acceptOwnership" }]);
    const socket = await openAs(two, atTwo(manager));
    await join(socket, made.eventId);
    expect(codeOf(await rename(socket, made.eventId, "Mine"))).toBe("accepted");
    const notice = next<ServerNotice>(socket, "server:notice");
    await manager.delete("/api/session");
    expect(codeOf(await rename(socket, made.eventId, "Not mine"))).toBe("event.notFound");
    const from = performance.now();
    expect(await notice).toEqual({ code: "access.revoked", eventId: made.eventId });
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  test("[RUN-1] a node is killed: its clients go on at the other", async () => {
    const made = await scene(owner);
    const three = await startNode({ database: one.data, env: { REDIS_URL: redis.url } });
    const follower = await Follower.of(three, made.eventId);
    await three.kill();
    const { version } = await rename(await openAs(one, owner), made.eventId, "Meanwhile");
    const again = await Follower.of(two, made.eventId);
    await again.until(version);
    expect(again.held.version).toBeGreaterThan(follower.held.version);
  });
});
