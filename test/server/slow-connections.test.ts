import { connect, type Socket } from "node:net";
import { PROTOCOL, type CommandInput } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import type { WebSocket } from "ws";
import { entrants, SINGLES } from "../support/builders";
import { Follower } from "../support/follower";
import { openAs, rename, scene, type Scene } from "../support/hub-scene";
import { BEFORE_LARGE_CHANGES, largeChanges } from "../support/large-changes";
import { RawSocket } from "../support/raw-socket";
import { startNode, type TestNode } from "../support/start-node";
import { thinLineTo } from "../support/thin-line";
import { firstAccount } from "../support/visitor";

const STOPPED = 200;
const GREEDY = 5;
const HALF = 100;
const UNREAD = 10;
/** Garbage for the most part: what is unsent is held once for all. */
const GROWTH = 200_000_000;

/** Its snapshot is some 150 kB. */
const LARGE_EVENT: readonly CommandInput[] = [
  ...BEFORE_LARGE_CHANGES,
  {
    type: "importEntrants",
    competition: SINGLES,
    entrants: entrants(416, () => ({ current: 1500 })),
  },
  { type: "createBlocks", competition: SINGLES, count: 26, qualifiers: 2 },
  { type: "seedBlocks", competition: SINGLES },
  { type: "makeOrderOfPlay", competition: SINGLES },
];

const joining = ({ eventId }: Scene) =>
  `["event:join",${JSON.stringify({ protocol: PROTOCOL, eventId, joinId: "j", since: -1, unsettled: [] })}]`;

/** Commands that are answered at length. */
const refused = ({ eventId }: Scene): string[] => {
  const entrants = Array.from({ length: 20 }, () => ({}));
  const command = { commandId: "again-and-again", type: "importEntrants", entrants };
  return Array.from(
    { length: 50 },
    () => `["event:command",${JSON.stringify({ eventId, command })}]`,
  );
};

/** How many slow readers the node has let go. */
const letGo = (node: TestNode): number => node.stderr().split("slow reader closed").length - 1;

/** Memory that the node holds, in bytes. */
async function memory({ owner }: Scene): Promise<number> {
  const { body } = await owner.get("/metrics");
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(String(body))?.[1]);
}

describe("readers that do not keep up", () => {
  test("[WIR-8] hundreds that stop and one at 1 kB/s are let go; the others miss nothing, and who reads again is whole", async () => {
    const node = await startNode();
    const made = await scene(await firstAccount(node), BEFORE_LARGE_CHANGES);
    const stopped = await Promise.all(
      Array.from({ length: STOPPED }, async () => {
        const socket = await RawSocket.open(node);
        await socket.ask(1, joining(made));
        return socket.ws;
      }),
    );
    const line = await thinLineTo(node, 1_000);
    const slow = await Follower.of(line, made.eventId, { followsHeads: false, reconnects: true });
    const asleep = await Follower.of(node, made.eventId, { followsHeads: false, reconnects: true });
    const others = await Promise.all(
      Array.from({ length: 5 }, () => Follower.of(node, made.eventId, { followsHeads: false })),
    );
    // What is little is not too much for 1 kB/s.
    const owner = await openAs(node, made.owner);
    for (let name = 0; name < 5; name++) await rename(owner, made.eventId, `Name ${name}`);
    await slow.until(made.version + 5);

    stopped.forEach((ws) => ws.pause());
    webSocketOf(asleep).pause();
    const before = await memory(made);
    let most = before;
    let newest = 0;
    for await (const version of largeChanges(node, made)) {
      newest = version;
      await Promise.all(others.map((other) => other.until(version)));
      most = Math.max(most, await memory(made));
      if (letGo(node) === STOPPED + 2 || version > 500) break;
    }
    expect(letGo(node)).toBe(STOPPED + 2);
    expect(most - before).toBeLessThan(GROWTH);
    const inOrder = Array.from({ length: newest - made.version }, (_, i) => made.version + 1 + i);
    for (const other of others) expect([other.received, other.joins]).toEqual([inOrder, 1]);

    const closed = stopped.map((ws) => new Promise((resolve) => ws.once("close", resolve)));
    stopped.forEach((ws) => ws.resume());
    await Promise.all(closed);
    line.widen();
    webSocketOf(asleep).resume();
    for (const back of [slow, asleep]) {
      await back.until(newest);
      expect(back.text()).toBe(others[0]?.text());
    }
  });
});

describe("who asks again and again and never reads", () => {
  let node: TestNode;
  let made: Scene;
  beforeAll(async () => {
    node = await startNode();
    made = await scene(await firstAccount(node), LARGE_EVENT);
  });

  test.each([
    ["for the snapshot", () => [joining(made)]],
    ["for what is refused, in no room", () => refused(made)],
  ])("[WIR-8] %s: is let go before it costs memory", async (kind, asked) => {
    const greedy = await Promise.all(Array.from({ length: GREEDY }, () => RawSocket.open(node)));
    const watching = await Follower.of(node, made.eventId, { followsHeads: false });
    const owner = await openAs(node, made.owner);
    greedy.forEach(({ ws }) => ws.pause());
    const wanted = letGo(node) + GREEDY;
    const before = await memory(made);
    for (let round = 0; letGo(node) < wanted && round < 300; round++) {
      for (const socket of greedy) {
        asked().forEach((text, index) => socket.send(`42${100 * round + index}${text}`));
        // A sign of life, whether it was asked for one or not.
        socket.send("3");
      }
      const { version } = await rename(owner, made.eventId, `${kind} ${round}`);
      await watching.until(version);
    }
    expect(letGo(node)).toBe(wanted);
    expect((await memory(made)) - before).toBeLessThan(GROWTH);
    expect(watching.joins).toBe(1);
  });
});

/** Seconds in place of minutes: 2 for a head, 10 for a request and for who does not read an answer. */
const IMPATIENT = { REQUEST_SECONDS: "10" };

const HEAD = "Host: x\r\nOrigin: http://x\r\n";
const UPGRADE =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
const SOCKETS = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HEAD}${UPGRADE}`;

/** What is sent at once and what follows every second; nothing of it is ever whole. */
const HALF_SENT: Readonly<Record<string, { first: string; then?: string }>> = {
  nothing: { first: "" },
  head: { first: `GET /api/events HTTP/1.1\r\n${HEAD}`, then: "X: y\r\n" },
  body: {
    first: `POST /api/session HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    then: " ",
  },
  upgrade: { first: SOCKETS, then: "X: y\r\n" },
  introduction: { first: `${SOCKETS}\r\n` },
};

describe("connections that go slowly", () => {
  test("[WIR-8] half-sent and unread by the hundred are let go, and meanwhile everybody is served", async () => {
    const node = await startNode({ env: IMPATIENT });
    const made = await scene(await firstAccount(node), LARGE_EVENT);
    const owner = await openAs(node, made.owner);
    const watching = await Follower.of(node, made.eventId, { followsHeads: false });
    const before = await openFiles(made);
    const unread = Array.from({ length: UNREAD }, () => connectTo(node).pause());
    const asking = `GET /api/events/${made.slug} HTTP/1.1\r\n${HEAD}\r\n`.repeat(50);
    unread.forEach((socket) => socket.write(asking));
    const began = performance.now();
    const halves = Object.values(HALF_SENT).flatMap(({ first, then }) =>
      Array.from({ length: HALF }, () => halfSent(node, first, then)),
    );
    let areLetGo = false;
    const ended = Promise.all(halves).then(() => {
      areLetGo = true;
      return performance.now() - began;
    });
    for (let round = 0; !areLetGo || (await openFiles(made)) > before + UNREAD / 2; round++) {
      expect((await made.owner.get("/health/live")).status).toBe(200);
      const { version } = await rename(owner, made.eventId, `Name ${round}`);
      await watching.until(version);
    }
    // Ten seconds, and two for a goodbye that doesn't come.
    expect(await ended).toBeLessThan(35_000);
    unread.forEach((socket) => socket.destroy());
    expect((await made.owner.get("/health/ready")).status).toBe(200);
    expect(watching.joins).toBe(1);
  });
});

/** How many files and connections the node has open. */
async function openFiles({ owner }: Scene): Promise<number> {
  const { body } = await owner.get("/metrics");
  return Number(/^process_open_fds (\d+)$/m.exec(String(body))?.[1]);
}

function connectTo(node: TestNode): Socket {
  const { hostname, port } = new URL(node.url);
  return connect(Number(port), hostname).on("error", () => {});
}

/** Resolves when the node has hung up. */
async function halfSent(node: TestNode, first: string, then = ""): Promise<void> {
  const socket = connectTo(node).resume();
  socket.write(first);
  const drip = setInterval(() => socket.write(then), 1_000);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(drip);
}

/** The WebSocket below a follower's socket. */
const webSocketOf = ({ socket }: Follower): WebSocket =>
  (socket.io.engine.transport as unknown as { ws: WebSocket }).ws;
