import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "@drawroom/shared";
import type { Socket } from "socket.io-client";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { Follower } from "../support/follower";
import { openAs, rename, scene } from "../support/hub-scene";
import { at, isReady, startNodes, type LinkedNode, type Nodes } from "../support/nodes";
import { expectOneHistory } from "../support/one-history";
import { Outbox } from "../support/outbox";
import { startPostgres, startRedis } from "../support/services.mjs";
import { command, join, next, openSocket } from "../support/socket-client";
import { Visitor } from "../support/visitor";

/** A statement is given up after 5 s; three of them at most stand before an answer. */
const BOUND_MS = 20_000;

/** A head is told every 3 s; busy machines get more. */
const LONGEST_BETWEEN_HEADS_MS = 4_500;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let nodes: Nodes;

beforeAll(async () => {
  postgres = await startPostgres();
  const redis = await startRedis();
  nodes = await startNodes(3, { redis, postgres });
  return () => Promise.all([postgres.remove(), redis.remove()]);
});

afterEach(() => {
  for (const { toDatabase, toRedis } of nodes.all)
    for (const line of [toDatabase, toRedis]) line.restore();
});

const codeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;

const readiness = () => Promise.all(nodes.all.map(isReady));

/** An event that is watched on every node. */
async function watchedEvent() {
  const made = await scene(nodes.owner);
  const followers = await Promise.all(
    nodes.all.map((node) => Follower.of(node, made.eventId, { reconnects: true })),
  );
  return { made, followers };
}

/** Gives commands at every node, one after the other, until told to stop; they are sent again until they are answered. */
function goOnEverywhere(eventId: string) {
  const outboxes = nodes.all.map((node) => new Outbox(node, eventId, at(node, nodes.owner)));
  let isOver = false;
  const given = outboxes.map(async (outbox, place) => {
    for (let count = 0; !isOver; count++) {
      await outbox.give({ type: "changeSettings", name: `Name ${count} of ${place}` });
      await wait(20);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(given);
    return {
      answers: new Map(outboxes.flatMap((outbox) => [...outbox.answers])),
      resent: outboxes.reduce((sum, outbox) => sum + outbox.resent, 0),
    };
  };
}

describe("the database of several nodes", () => {
  test.each([
    ["stopped in order", "stop"],
    ["crashed", "kill"],
  ] as const)(
    "[HUB-6] %s and started again while commands go on: nothing answered is lost, and all nodes heal by themselves",
    async (_, end) => {
      const { made, followers } = await watchedEvent();
      const stop = goOnEverywhere(made.eventId);
      await wait(500);
      await postgres[end]();
      await expect.poll(readiness).toEqual([false, false, false]);
      await postgres.start();
      await expect.poll(readiness, { timeout: 20_000 }).toEqual([true, true, true]);
      await wait(500);
      const { answers, resent } = await stop();
      expect(resent).toBeGreaterThan(0);
      const journal = await expectOneHistory(made, { answers, followers });
      expect(journal.length).toBe(made.version + answers.size);
      for (const follower of followers) expect(follower.socket.connected).toBe(true);
    },
  );

  test.each<[string, (node: LinkedNode) => void]>([
    ["cut", ({ toDatabase }) => toDatabase.cut()],
    ["silent", ({ toDatabase }) => toDatabase.silence()],
  ])(
    "[HUB-6] with the line of one node %s, the others go on; it answers by a code in good time, and heals by itself",
    async (_, breakLine) => {
      const [one, two] = nodes.all as readonly [LinkedNode, LinkedNode];
      const { made, followers } = await watchedEvent();
      const here = await openAs(one, at(one, nodes.owner));
      const elsewhere = await openAs(two, at(two, nodes.owner));
      breakLine(one);
      await expect.poll(readiness).toEqual([false, true, true]);
      const sent = Array.from({ length: 5 }, (_unused, index) =>
        command({ type: "changeSettings", name: `Here ${index}` }),
      );
      const from = performance.now();
      const answering = Promise.all(sent.map((message) => give(here, made.eventId, message)));
      const reading = new Visitor(one).get("/api/events");
      const others: Answer[] = [];
      for (let count = 0; count < 5; count++) {
        others.push(await rename(elsewhere, made.eventId, `Elsewhere ${count}`));
      }
      // Held up, each would take its 5 s.
      expect(performance.now() - from).toBeLessThan(BOUND_MS);
      expect((await answering).map(codeOf)).toEqual(sent.map(() => "server.failed"));
      expect((await reading).status).toBe(500);
      expect(performance.now() - from).toBeLessThan(BOUND_MS);
      one.toDatabase.restore();
      await expect.poll(readiness, { timeout: 20_000 }).toEqual([true, true, true]);
      for (const message of sent) {
        await expect
          .poll(async () => codeOf(await give(here, made.eventId, message)), { timeout: 40_000 })
          .toBe("accepted");
      }
      const answers = new Map(others.map((answer) => [answer.commandId, answer]));
      const journal = await expectOneHistory(made, { answers, followers });
      expect(journal.length).toBe(made.version + others.length + sent.length);
    },
  );

  test("[HUB-6] connections to the database that died without a word are given up, and commands are taken again", async () => {
    const [one] = nodes.all as readonly [LinkedNode];
    const { made, followers } = await watchedEvent();
    const outbox = new Outbox(one, made.eventId, at(one, nodes.owner));
    await outbox.give({ type: "changeSettings", name: "Before" });
    one.toDatabase.lose();
    const from = performance.now();
    await outbox.give({ type: "changeSettings", name: "After" });
    expect(performance.now() - from).toBeLessThan(2 * BOUND_MS);
    await expect.poll(readiness, { timeout: 20_000 }).toEqual([true, true, true]);
    await expectOneHistory(made, { answers: outbox.answers, followers });
  });

  test("[WIR-6] a node that can't reach it gives no sign of life, and lets nobody in to what may be old", async () => {
    const [one, two] = nodes.all as readonly [LinkedNode, LinkedNode];
    const { made, followers } = await watchedEvent();
    const [follower] = followers as [Follower];
    let heardAt = 0;
    follower.socket.onAny(() => (heardAt = performance.now()));
    await next(follower.socket, "event:head");
    one.toDatabase.cut();
    one.toRedis.cut();
    const tab = await openAs(two, at(two, nodes.owner));
    const { version } = await rename(tab, made.eventId, "Not known there");
    await expect
      .poll(() => performance.now() - heardAt, { timeout: 30_000 })
      .toBeGreaterThan(LONGEST_BETWEEN_HEADS_MS);
    expect(follower.held.version).toBeLessThan(version);
    expect(await join(await openSocket(one), made.eventId)).toMatchObject({
      ok: false,
      refusal: { code: "server.failed" },
    });
    one.toDatabase.restore();
    await follower.until(version);
    await next(follower.socket, "event:head");
    expect(await join(await openSocket(one), made.eventId)).toMatchObject({ ok: true });
  });
});

/** Gives a command, and waits longer for its answer than it may take. */
const give = (socket: Socket, eventId: string, message: unknown): Promise<Answer> =>
  socket
    .timeout(2 * BOUND_MS)
    .emitWithAck("event:command", { eventId, command: message }) as Promise<Answer>;
