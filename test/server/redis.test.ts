import { beforeAll, describe, expect, test } from "vitest";
import { Follower } from "../support/follower";
import { openAs, rename, scene } from "../support/hub-scene";
import { startRedis } from "../support/services.mjs";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

/** One check every 2 s, and the reading; busy machines get more. */
const BY_CHECK_MS = 5_000;

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

/** How long a change made on one node takes to a screen on the other that doesn't follow heads, in milliseconds. */
async function msToTheOther(eventId: string, follower: Follower): Promise<number> {
  const from = performance.now();
  const { outcome, version } = await rename(await openAs(one, owner), eventId, `At ${from}`);
  expect(outcome).toBe("accepted");
  await follower.until(version);
  return performance.now() - from;
}

const isReady = async (node: TestNode): Promise<boolean> =>
  (await new Visitor(node).get("/health/ready")).status === 200;

describe("Redis only tells", () => {
  test.each([
    ["killed and started again", "kill", "start"],
    ["hanging and going on", "pause", "resume"],
  ] as const)(
    "[HUB-7] with Redis %s, changes arrive within 5 s, and at once when it is back",
    async (_, stop, go) => {
      const made = await scene(owner);
      const follower = await Follower.of(two, made.eventId, { followsHeads: false });
      expect(await msToTheOther(made.eventId, follower)).toBeLessThan(BY_CHECK_MS);
      await redis[stop]();
      for (let count = 0; count < 3; count++) {
        expect(await msToTheOther(made.eventId, follower)).toBeLessThan(BY_CHECK_MS);
      }
      await redis[go]();
      await expect.poll(() => isReady(two), { timeout: 15_000 }).toBe(true);
      // The listening link comes back by itself; once it is there, telling beats the check.
      await expect
        .poll(
          async () =>
            Math.min(
              await msToTheOther(made.eventId, follower),
              await msToTheOther(made.eventId, follower),
            ),
          {
            timeout: 30_000,
          },
        )
        .toBeLessThan(300);
      expect(follower.received).toEqual(
        follower.received.map((_, index) => made.version + 1 + index),
      );
      expect(follower.joins).toBe(1);
    },
  );

  test("[HUB-7] a node that starts while Redis is away serves, and says that it is not ready", async () => {
    await redis.kill();
    const three = await startNode({ database: one.data, env: { REDIS_URL: redis.url } });
    expect(await isReady(three)).toBe(false);
    const made = await scene(owner);
    const follower = await Follower.of(three, made.eventId, { followsHeads: false });
    expect(await msToTheOther(made.eventId, follower)).toBeLessThan(BY_CHECK_MS);
    await redis.start();
    await expect.poll(() => isReady(three), { timeout: 15_000 }).toBe(true);
  });
});
