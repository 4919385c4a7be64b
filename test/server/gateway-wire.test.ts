import { PROTOCOL, type Answer, type EventChanges, type ServerNotice } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { nth, SINGLES } from "../support/builders";
import { giveAll, liveDrawOf, managerOf, openAs, rename, scene } from "../support/hub-scene";
import { RawSocket } from "../support/raw-socket";
import { ask, command, give, join, newSocket, next, openSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

let node: TestNode;
let owner: Visitor;
beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const outcomeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;

describe("one answer to everything", () => {
  test("[WIR-2] a command that breaks its schema: protocol.invalid, with the paths", async () => {
    const made = await scene(owner);
    const socket = await openAs(node, owner);
    const commandId = "command-0001";
    const wrong = { commandId, type: "addCourt", court: { id: "LAWN", name: "" }, more: 1 };
    const answer = await ask<Answer>(socket, "event:command", {
      eventId: made.eventId,
      command: wrong,
    });
    expect(answer).toMatchObject({
      commandId,
      outcome: "rejected",
      refusal: { code: "protocol.invalid" },
    });
    const paths =
      answer.outcome === "rejected" && answer.refusal.code === "protocol.invalid"
        ? answer.refusal.issues.map(({ path }) => path)
        : [];
    expect(paths).toEqual(expect.arrayContaining(["court.id", "court.name"]));
  });

  test("[WIR-2] messages of no form at all have their answer", async () => {
    const socket = await openSocket(node);
    for (const wrong of [undefined, null, 1, "x", [], {}, { eventId: "x" }]) {
      expect(outcomeOf(await ask(socket, "event:command", wrong))).toBe("protocol.invalid");
      expect(await ask(socket, "event:join", wrong)).toMatchObject({
        ok: false,
        refusal: { code: "protocol.invalid" },
      });
    }
    expect(await ask(socket, "event:unknown", {})).toMatchObject({
      refusal: { code: "protocol.invalid" },
    });
  });

  test("[WIR-2] malformed JSON: protocol.invalid, and the connection stays", async () => {
    const made = await scene(owner);
    const raw = await RawSocket.open(node, owner.cookie);
    const answer = await raw.ask(
      1,
      `["event:command",{"eventId":"${made.eventId}","command":{"comm`,
    );
    expect(answer).toMatchObject({ outcome: "rejected", refusal: { code: "protocol.invalid" } });
    const good = JSON.stringify({
      eventId: made.eventId,
      command: command({ type: "unpublishEvent" }),
    });
    expect(await raw.ask(2, `["event:command",${good}]`)).toMatchObject({ outcome: "accepted" });
  });

  test("[WIR-8] too large: protocol.tooLarge, and the connection stays", async () => {
    const made = await scene(owner);
    const socket = await openAs(node, owner);
    const large = { commandId: "command-0001", type: "changeSettings", name: "x".repeat(300_000) };
    expect(
      outcomeOf(await ask(socket, "event:command", { eventId: made.eventId, command: large })),
    ).toBe("protocol.tooLarge");
    expect(outcomeOf(await rename(socket, made.eventId, "Small"))).toBe("accepted");
  });

  test("[ACC-3] an event that is not published and one that is not there: the same answer to everything", async () => {
    const made = await scene(owner, [], { published: false });
    const socket = await openSocket(node);
    const answers = async (eventId: string) => ({
      join: await join(socket, eventId, { joinId: "same" }),
      command: await give(socket, eventId, { commandId: "command-0001", type: "publishEvent" }),
    });
    const hidden = await answers(made.eventId);
    expect(hidden).toEqual(await answers("nosuch"));
    expect(hidden.join).toMatchObject({ ok: false, refusal: { code: "event.notFound" } });
    // Nor when somebody has it open.
    const people = await openAs(node, owner);
    await join(people, made.eventId);
    expect(await answers(made.eventId)).toEqual(hidden);
  });

  test("[WIR-9] an old client is told to reload, on connecting and on every message", async () => {
    const made = await scene(owner);
    const socket = newSocket(node, { visitor: owner, auth: { protocol: PROTOCOL - 1 } });
    const notice = next<ServerNotice>(socket, "server:notice");
    socket.connect();
    expect(await notice).toEqual({ code: "protocol.outdated" });
    expect(outcomeOf(await rename(socket, made.eventId, "Old"))).toBe("protocol.outdated");
    expect(await join(socket, made.eventId)).toMatchObject({
      refusal: { code: "protocol.outdated" },
    });
  });
});

describe("what the room is sent", () => {
  test("[WIR-3] the answer comes before the change, and changes of one commit come in one message", async () => {
    const made = await scene(owner);
    const socket = await openAs(node, owner);
    await join(socket, made.eventId);
    const order: string[] = [];
    let versions: number[] = [];
    socket.on("event:changes", ({ changes }: EventChanges) => {
      order.push("changes");
      versions = [...versions, ...changes.map(({ version }) => version)];
    });
    const message = {
      eventId: made.eventId,
      command: command({ type: "changeSettings", name: "One" }),
    };
    // By its callback: a promise would be told a moment later.
    socket.emit("event:command", message, () => order.push("answer"));
    await expect.poll(() => order).toEqual(["answer", "changes"]);
    const given = Array.from({ length: 100 }, (_, index) =>
      rename(socket, made.eventId, `N${index}`),
    );
    const last = Math.max(...(await Promise.all(given)).map(({ version }) => version));
    await expect.poll(() => versions.at(-1)).toBe(last);
    expect(versions).toEqual(Array.from({ length: 101 }, (_, index) => made.version + 1 + index));
    expect(order.filter((what) => what === "changes").length).toBeLessThan(50);
  });

  test.each([
    [16, 2],
    [128, 16],
  ])(
    "[HUB-3] a seat pick among %i is at most 400 bytes to each who watches",
    async (count, blocks) => {
      const made = await scene(owner, liveDrawOf(count, blocks));
      const raw = await RawSocket.open(node);
      const joining = {
        protocol: PROTOCOL,
        eventId: made.eventId,
        joinId: "j",
        since: -1,
        unsettled: [],
      };
      await raw.ask(1, `["event:join",${JSON.stringify(joining)}]`);
      const socket = await openAs(node, owner);
      const sizes: number[] = [];
      for (let number = count; number > count - 8; number--) {
        const frame = raw.next((text) => text.startsWith('42["event:changes"'));
        const seat = `${SINGLES}.A${count - number + 1}`;
        expect(
          outcomeOf(
            await give(socket, made.eventId, { type: "pickSeat", entrant: nth(number), seat }),
          ),
        ).toBe("accepted");
        sizes.push(Buffer.byteLength(await frame));
      }
      expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
      expect(Math.min(...sizes)).toBeGreaterThan(150);
    },
  );

  test("[WIR-3] the room's version comes every few seconds", async () => {
    const made = await scene(owner);
    const socket = await openSocket(node);
    await join(socket, made.eventId);
    const { eventId, version } = made;
    expect(await next(socket, "event:head")).toEqual({ eventId, version });
  });

  test("[WIR-7] how many watch, which managers and displays are here; nobody counted who has left", async () => {
    const display = { id: "bigs", name: "Bar", view: "blocks" as const };
    const made = await scene(owner, [{ type: "addDisplay", display }]);
    const manager = await managerOf(node, made);
    const screen = await openSocket(node, {
      auth: { kind: "display", display: `${made.eventId}bigs` },
    });
    await join(screen, made.eventId);
    const people = await openAs(node, owner);
    await join(people, made.eventId);
    const other = await openAs(node, manager);
    const presence = next<{ watching: number; managers: string[] }>(
      people,
      "event:presence",
      ({ watching }) => watching === 3,
    );
    await join(other, made.eventId);
    const name = (await join(other, made.eventId)) && "ann";
    expect(await presence).toMatchObject({ eventId: made.eventId, displays: ["bigs"] });
    expect((await presence).managers).toContain(name);
    expect((await presence).managers.length).toBe(2);
    const after = next<{ watching: number }>(
      people,
      "event:presence",
      ({ watching }) => watching === 1,
    );
    other.disconnect();
    screen.disconnect();
    expect(await after).toMatchObject({ managers: ["ann"], displays: [] });
  });
});

describe("published and not", () => {
  test("[ACC-3] when an event is unpublished its spectators are put out, and hear nothing of it", async () => {
    const made = await scene(owner);
    const socket = await openSocket(node);
    await join(socket, made.eventId);
    const heard: EventChanges[] = [];
    socket.on("event:changes", (message: EventChanges) => heard.push(message));
    const notice = next<ServerNotice>(socket, "server:notice");
    await giveAll(owner, made.slug, [
      { type: "unpublishEvent" },
      { type: "changeSettings", name: "Secret" },
    ]);
    expect(await notice).toEqual({ code: "access.revoked", eventId: made.eventId });
    expect(await join(socket, made.eventId)).toMatchObject({
      ok: false,
      refusal: { code: "event.notFound" },
    });
    expect(heard).toEqual([]);
  });

  test("[ACC-3] a spectator's changes begin with a snapshot of the version that published the event", async () => {
    const made = await scene(owner, [{ type: "changeSettings", name: "Before" }]);
    const socket = await openSocket(node);
    const published = made.version;
    const before = await join(socket, made.eventId, { since: published - 1 });
    expect(before).toMatchObject({ base: { kind: "snapshot", version: published } });
    expect(await join(socket, made.eventId, { since: published })).toMatchObject({
      base: { kind: "changes", changes: [] },
    });
    // The owner may see what stood before.
    const people = await openAs(node, owner);
    expect(await join(people, made.eventId, { since: 1 })).toMatchObject({
      base: { kind: "changes" },
    });
    const hidden = await owner.get(`/api/events/${made.slug}/changes?since=1`);
    expect(hidden.body).toMatchObject({ kind: "changes" });
  });
});
