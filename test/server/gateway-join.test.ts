import { canonicalJson, type EventJoined, type EventState } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { Follower } from "../support/follower";
import { giveAll, liveDrawOf, managerOf, openAs, rename, scene } from "../support/hub-scene";
import { ask, give, join, newCommandId, next, openSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

let node: TestNode;
let owner: Visitor;
beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const stateIn = (joined: EventJoined): EventState => {
  if (!joined.ok || joined.base.kind !== "snapshot") throw new Error("no snapshot");
  return JSON.parse(new TextDecoder().decode(joined.base.state)) as EventState;
};

describe("joining an event", () => {
  test("[WIR-1] who holds nothing gets the snapshot, the same state as over HTTP", async () => {
    const made = await scene(owner, liveDrawOf(16, 2));
    const joined = await join(await openSocket(node), made.eventId);
    expect(joined).toMatchObject({ ok: true, role: "spectator", personId: null, settled: [] });
    const { body } = await owner.get(`/api/events/${made.slug}`);
    const { state, version } = body as { state: EventState; version: number };
    expect(canonicalJson(stateIn(joined))).toBe(canonicalJson(state));
    expect(joined).toMatchObject({ base: { kind: "snapshot", version } });
  });

  test("[WIR-1] who holds a version gets the changes since; beyond 500 the snapshot", async () => {
    const made = await scene(owner);
    const socket = await openAs(node, owner);
    const given = Array.from({ length: 510 }, (_, index) =>
      rename(socket, made.eventId, `Name ${index}`),
    );
    const version = Math.max(...(await Promise.all(given)).map((answer) => answer.version));
    const versionsFrom = async (since: number) => {
      const joined = await join(socket, made.eventId, { since });
      if (!joined.ok) throw new Error(joined.refusal.code);
      return joined.base.kind === "snapshot"
        ? joined.base.kind
        : joined.base.changes.map((change) => change.version);
    };
    const upTo = (from: number) =>
      Array.from({ length: version - from }, (_, index) => from + index + 1);
    expect(await versionsFrom(version)).toEqual([]);
    expect(await versionsFrom(version - 3)).toEqual(upTo(version - 3));
    expect(await versionsFrom(version - 500)).toEqual(upTo(version - 500));
    expect(await versionsFrom(version - 501)).toBe("snapshot");
    expect(await versionsFrom(version + 1)).toBe("snapshot");
    // A node that has just read the event has not so many in memory.
    await node.restart();
    const again = await openAs(node, owner);
    const joined = await join(again, made.eventId, { since: version - 500 });
    expect(joined).toMatchObject({ ok: true, base: { kind: "changes" } });
    expect(joined.ok && joined.base.kind === "changes" && joined.base.changes.length).toBe(500);
  });

  test("[WIR-1] commands of which no answer came are settled in the answer", async () => {
    const made = await scene(owner);
    const socket = await openAs(node, owner);
    const [first, second, never] = [newCommandId(), newCommandId(), newCommandId()];
    await give(socket, made.eventId, { commandId: first, type: "changeSettings", name: "Done" });
    await give(socket, made.eventId, { commandId: second, type: "removeCourt", court: "none" });
    const unsettled = [first, second, never];
    const joined = await join(socket, made.eventId, { unsettled });
    const settled = [
      { commandId: first, outcome: "accepted" },
      { commandId: second, outcome: "rejected", refusal: { code: "court.notFound" } },
    ];
    expect(joined).toMatchObject({ settled });
    expect(joined.ok && joined.settled.length).toBe(2);
    // Only to who gave them.
    const manager = await openAs(node, await managerOf(node, made));
    expect(await join(manager, made.eventId, { unsettled })).toMatchObject({
      ok: true,
      settled: [],
    });
  });

  test("[HUB-8] the owner gets the steps that can be taken back, nobody else does", async () => {
    const made = await scene(owner);
    const socket = await openAs(node, owner);
    await rename(socket, made.eventId, "Step");
    const joined = await join(socket, made.eventId);
    const last = joined.ok ? joined.history?.undo.at(-1) : undefined;
    expect(last).toMatchObject({ facts: [{ type: "settingsChanged" }] });
    expect(await join(await openSocket(node), made.eventId)).not.toHaveProperty("history");
    const undone = await give(socket, made.eventId, {
      type: "undo",
      target: last?.commandId ?? "",
    });
    expect(undone.outcome).toBe("accepted");
  });

  test("[WIR-3] nothing falls between: who joins while changes are made misses none", async () => {
    const made = await scene(owner);
    const socket = await openAs(node, owner);
    const given = Array.from({ length: 100 }, (_, index) =>
      rename(socket, made.eventId, `N${index}`),
    );
    const followers = await Promise.all(
      Array.from({ length: 5 }, () => Follower.of(node, made.eventId, { followsHeads: false })),
    );
    const version = Math.max(...(await Promise.all(given)).map((answer) => answer.version));
    await Promise.all(followers.map((follower) => follower.until(version)));
    const { body } = await owner.get(`/api/events/${made.slug}`);
    const text = canonicalJson((body as { state: EventState }).state);
    for (const follower of followers) {
      expect(follower.text()).toBe(text);
      expect(follower.joins).toBe(1);
    }
  });
});

describe("leaving, and joining again", () => {
  /** Whether a change still comes to the socket. */
  async function hears(
    socket: Awaited<ReturnType<typeof openSocket>>,
    eventId: string,
  ): Promise<boolean> {
    const heard: unknown[] = [];
    socket.on("event:changes", (message) => heard.push(message));
    const other = await openAs(node, owner);
    await join(other, eventId);
    const told = next(other, "event:changes");
    await rename(other, eventId, newCommandId());
    await told;
    // An answer on the same socket comes behind whatever was sent before.
    await ask(socket, "event:leave", { eventId: "nosuch" });
    return heard.length > 0;
  }

  test("[WIR-4] who leaves while the join still awaits is not in the room: no ghost", async () => {
    // Nobody has opened this event yet, so the database is asked.
    const made = await scene(owner, [], { published: false });
    const socket = await openAs(node, owner);
    const joined = join(socket, made.eventId);
    const left = ask(socket, "event:leave", { eventId: made.eventId });
    expect(await left).toEqual({ ok: true });
    expect(await joined).toMatchObject({ ok: false });
    expect(await hears(socket, made.eventId)).toBe(false);
  });

  test("[WIR-4] who is gone while the join still awaits is not counted: no ghost", async () => {
    const made = await scene(owner);
    for (let count = 0; count < 5; count++) {
      const socket = await openSocket(node);
      socket.emit("event:join", {
        protocol: 1,
        eventId: made.eventId,
        joinId: "x",
        since: -1,
        unsettled: [],
      });
      socket.disconnect();
    }
    const watcher = await openSocket(node);
    const presence = next<{ watching: number }>(watcher, "event:presence");
    await join(watcher, made.eventId);
    expect(await presence).toMatchObject({ watching: 1 });
  });

  test("[WIR-4] a join that is replaced by a newer one is answered so, and the newer one counts", async () => {
    const made = await scene(owner, [], { published: false });
    const socket = await openAs(node, owner);
    const older = join(socket, made.eventId, { joinId: "older" });
    const newer = join(socket, made.eventId, { joinId: "newer" });
    expect(await older).toMatchObject({ ok: false, joinId: "older" });
    expect(await newer).toMatchObject({ ok: true, joinId: "newer" });
    expect(await hears(socket, made.eventId)).toBe(true);
  });

  test("[WIR-3] three reconnects: each change comes once", async () => {
    const made = await scene(owner);
    const follower = await Follower.of(node, made.eventId, { reconnects: true });
    for (let joins = 2; joins <= 4; joins++) {
      follower.socket.io.engine.close();
      await expect.poll(() => follower.joins).toBe(joins);
    }
    const { version } = await rename(await openAs(node, owner), made.eventId, "Once");
    await follower.until(version);
    expect(follower.received).toEqual([version]);
  });

  test("[WIR-3] connect, receive nothing, drop for a moment while a change is made: the change is there", async () => {
    const made = await scene(owner);
    const follower = await Follower.of(node, made.eventId);
    follower.socket.disconnect();
    const { version } = await rename(await openAs(node, owner), made.eventId, "Meanwhile");
    follower.socket.connect();
    await follower.until(version);
    expect(follower.received).toEqual([]);
  });

  test("[WIR-4] leave one event, open another: changes come of the other only", async () => {
    const [one, other] = [await scene(owner), await scene(owner)];
    const socket = await openSocket(node);
    const heard: string[] = [];
    socket.on("event:changes", ({ eventId }: { eventId: string }) => heard.push(eventId));
    await join(socket, one.eventId);
    await ask(socket, "event:leave", { eventId: one.eventId });
    await join(socket, other.eventId);
    await giveAll(owner, one.slug, [{ type: "changeSettings", name: "One" }]);
    const told = next(socket, "event:changes");
    await giveAll(owner, other.slug, [{ type: "changeSettings", name: "Other" }]);
    await told;
    expect(heard).toEqual([other.eventId]);
  });
});
