import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { isReady, startLinked, startNodes, type Nodes } from "../support/nodes";
import { startRedis } from "../support/services.mjs";
import { WatchedEvent } from "../support/watched-event";

/** Seconds that Redis is away: once as long as the rule has it, else shorter; REDIS_AWAY=30 for every way. */
const LONG_S = 30;
const AWAY_S = Number(process.env["REDIS_AWAY"] ?? 4);
const FOLLOWERS_A_NODE = 4;

let redis: Awaited<ReturnType<typeof startRedis>>;
let nodes: Nodes;

beforeAll(async () => {
  redis = await startRedis();
  nodes = await startNodes(3, { redis });
  return () => redis.remove();
});

afterEach(() => restoreAll());

const linesToRedis = () => nodes.all.map(({ toRedis }) => toRedis);
const areReady = () => Promise.all(nodes.all.map(isReady));
const restoreAll = () => linesToRedis().forEach((line) => line.restore());

describe("Redis only tells", () => {
  test.each<[string, number, () => unknown, () => unknown]>([
    ["out of reach", LONG_S, () => linesToRedis().forEach((line) => line.cut()), restoreAll],
    ["out of reach for one of three nodes", AWAY_S, () => linesToRedis()[0]?.cut(), restoreAll],
    ["silent", AWAY_S, () => linesToRedis().forEach((line) => line.silence()), restoreAll],
  ])(
    "[HUB-7] with Redis %s, for %i s, every spectator on every node has each change within 5 s, and at once when it is back",
    async (_, seconds, leave, comeBack) => {
      const event = await WatchedEvent.on(nodes, FOLLOWERS_A_NODE);
      await leave();
      await expect.poll(async () => (await areReady()).every(Boolean)).toBe(false);
      await event.expectInTime(seconds);
      await comeBack();
      await event.expectAtOnce();
      await expect.poll(() => areReady()).toEqual([true, true, true]);
      await event.expectWhole();
    },
  );

  test("[HUB-7] connections to Redis that died without a word are noticed and made anew", async () => {
    const event = await WatchedEvent.on(nodes, FOLLOWERS_A_NODE);
    for (const line of linesToRedis()) line.lose();
    await event.expectInTime(2);
    await event.expectAtOnce();
    await expect.poll(() => areReady()).toEqual([true, true, true]);
    await event.expectWhole();
  });

  test("[HUB-7] what is told late, and out of order between the nodes, is put in order", async () => {
    const event = await WatchedEvent.on(nodes, FOLLOWERS_A_NODE);
    for (const line of linesToRedis()) line.delay(() => Math.random() * 700);
    await event.expectInTime(3);
    restoreAll();
    await event.expectWhole();
  });

  test("[HUB-7] a node that starts while Redis is away serves, and says that it is not ready", async () => {
    await redis.kill();
    const [first, ...others] = nodes.all;
    const late = await startLinked(redis, { url: first?.data["DATABASE_URL"] ?? "" });
    expect(await isReady(late)).toBe(false);
    const event = await WatchedEvent.on({ ...nodes, all: [late, ...others] }, FOLLOWERS_A_NODE);
    await event.expectInTime(1);
    await redis.start();
    await event.expectAtOnce();
    await expect.poll(() => isReady(late)).toBe(true);
  });
});
