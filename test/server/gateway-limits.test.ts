import { PROTOCOL, type Answer, type EventChanges } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { Follower } from "../support/follower";
import { openAs, rename, scene, type Scene } from "../support/hub-scene";
import { BEFORE_LARGE_CHANGES, largeChanges } from "../support/large-changes";
import { RawSocket } from "../support/raw-socket";
import { command } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

const outcomeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;

test("[WIR-8] too many commands: protocol.tooFast, over the socket and over HTTP", async () => {
  const node = await startNode({ env: { COMMANDS_PER_SECOND: "1" } });
  const made = await scene(await firstAccount(node));
  const socket = await openAs(node, made.owner);
  const given = Array.from({ length: 15 }, (_, index) =>
    rename(socket, made.eventId, `Name ${index}`),
  );
  const codes = (await Promise.all(given)).map(outcomeOf);
  expect(codes.slice(0, 10)).toEqual(codes.slice(0, 10).map(() => "accepted"));
  expect(codes.at(-1)).toBe("protocol.tooFast");
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) {
    const { status } = await made.owner.post(
      `/api/events/${made.slug}/commands`,
      command({ type: "publishEvent" }),
    );
    statuses.push(status);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

/** Goes on with large changes until it holds, 500 at most. */
async function changeUntil(node: TestNode, made: Scene, holds: () => boolean): Promise<void> {
  const changes = largeChanges(node, made);
  for (let count = 0; count < 500 && !holds(); count++) await changes.next();
}

const versionsIn = (frames: readonly string[]): number[] =>
  frames
    .filter((frame) => frame.startsWith('42["event:changes"'))
    .flatMap((frame) => (JSON.parse(frame.slice(2)) as [string, EventChanges])[1].changes)
    .map(({ version }) => version);

describe.each(["on", "off"])("a slow reader, with the fast fan-out %s", (fast) => {
  test("[WIR-8] is closed; what it got is in order, the others miss nothing", async () => {
    const node = await startNode({ env: { FAST_FANOUT: fast } });
    const made = await scene(await firstAccount(node), BEFORE_LARGE_CHANGES);
    const slow = await RawSocket.open(node);
    const joining = {
      protocol: PROTOCOL,
      eventId: made.eventId,
      joinId: "j",
      since: -1,
      unsettled: [],
    };
    await slow.ask(1, `["event:join",${JSON.stringify(joining)}]`);
    const others = [
      await Follower.of(node, made.eventId, { followsHeads: false }),
      await Follower.of(node, made.eventId, { followsHeads: false, transport: "polling" }),
    ];
    slow.ws.pause();
    await changeUntil(node, made, () => node.stderr().includes("slow reader closed"));
    expect(node.stderr()).toContain("slow reader closed");
    const { version } = await rename(await openAs(node, made.owner), made.eventId, "The last");
    await Promise.all(others.map((other) => other.until(version)));
    const closed = new Promise((resolve) => slow.ws.once("close", resolve));
    slow.ws.resume();
    await closed;
    const got = versionsIn(slow.frames);
    expect(got.length).toBeGreaterThan(2);
    expect(got).toEqual(got.map((_, index) => made.version + 1 + index));
    for (const other of others) {
      expect(other.received).toEqual(other.received.map((_, index) => made.version + 1 + index));
      expect(other.received.at(-1)).toBe(version);
    }
  });
});
