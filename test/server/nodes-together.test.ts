import type { Answer, EventPresence, EventState, ServerNotice } from "@drawroom/shared";
import type { Socket } from "socket.io-client";
import { beforeAll, describe, expect, test } from "vitest";
import { Follower } from "../support/follower";
import { giveAll, managerOf, openAs, rename, scene } from "../support/hub-scene";
import { at, startNodes, type LinkedNode, type Nodes } from "../support/nodes";
import { expectOneHistory } from "../support/one-history";
import { startRedis } from "../support/services.mjs";
import { give, join, newCommandId, next, openSocket } from "../support/socket-client";
import type { Visitor } from "../support/visitor";

/** At each node, so many of them at once. */
const COMMANDS = 300;
const AT_ONCE = 20;

const codeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;

let nodes: Nodes;
let one: LinkedNode;
let two: LinkedNode;
let owner: Visitor;

beforeAll(async () => {
  const redis = await startRedis();
  nodes = await startNodes(3, { redis });
  [one, two] = nodes.all as readonly [LinkedNode, LinkedNode];
  owner = nodes.owner;
  return () => redis.remove();
});

/** The owner's tabs on the first two nodes. */
const twoTabs = () => Promise.all([openAs(one, owner), openAs(two, at(two, owner))]);

describe("several nodes with Redis between them", () => {
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

  test("[HUB-6] 300 commands at each of three nodes at once, Redis gone for a while in the middle: every command once, no version twice or missing, all screens the same", async () => {
    const made = await scene(owner);
    const followers = await Promise.all(
      [...nodes.all, ...nodes.all, ...nodes.all].map((node) => Follower.of(node, made.eventId)),
    );
    const answers = new Map<string, Answer>();
    const give = async (tab: Socket, name: string) => {
      const answer = await rename(tab, made.eventId, name);
      answers.set(answer.commandId, answer);
      if (answers.size === COMMANDS) for (const { toRedis } of nodes.all) toRedis.cut();
      if (answers.size === 2 * COMMANDS) for (const { toRedis } of nodes.all) toRedis.restore();
    };
    await Promise.all(
      nodes.all.map(async (node, place) => {
        const tab = await openAs(node, at(node, owner));
        await Promise.all(
          Array.from({ length: AT_ONCE }, async (_, lane) => {
            for (let count = 0; count < COMMANDS / AT_ONCE; count++)
              await give(tab, `Name ${count} of ${lane} at ${place}`);
          }),
        );
      }),
    );
    expect(answers.size).toBe(3 * COMMANDS);
    const journal = await expectOneHistory(made, { answers, followers });
    expect(journal.length).toBe(made.version + 3 * COMMANDS);
  });

  test("[HUB-5] two tabs within a millisecond, on two nodes: one stands, the other is told what stands", async () => {
    const made = await scene(owner);
    const tabs = await twoTabs();
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

  test("[HUB-5] two tabs that change different things at once get in each other's way nowhere", async () => {
    const made = await scene(owner);
    const [here, there] = await twoTabs();
    for (let count = 0; count < 10; count++) {
      const answers = await Promise.all([
        give(here, made.eventId, {
          type: "changeSettings",
          name: `Name ${count + 1}`,
          seen: { name: count > 0 ? `Name ${count}` : "Spring Open" },
        }),
        give(there, made.eventId, {
          type: "changeSettings",
          venue: `Venue ${count + 1}`,
          seen: { venue: count > 0 ? `Venue ${count}` : "Long Meadow" },
        }),
      ]);
      expect(answers.map(codeOf)).toEqual(["accepted", "accepted"]);
    }
  });

  test("[HUB-8] either tab takes back what the other did last, and makes it again; of two at once one does", async () => {
    const made = await scene(owner);
    const [here, there] = await twoTabs();
    const followers = await Promise.all(nodes.all.map((node) => Follower.of(node, made.eventId)));
    const nameNow = () => followers[0]?.held.state.settings.event?.name;
    const first = await rename(here, made.eventId, "First");
    const second = await rename(there, made.eventId, "Second");
    const back = (tab: Socket, { commandId }: Answer) =>
      give(tab, made.eventId, { type: "undo", target: commandId });

    // Steps go one by one: what the other tab did since stands in front.
    expect(await back(here, first)).toMatchObject({
      refusal: { code: "undo.notLast", last: second.commandId },
    });
    const undone = await back(here, second);
    expect(codeOf(undone)).toBe("accepted");
    await followers[0]?.until(undone.version);
    expect(nameNow()).toBe("First");
    const both = await Promise.all([back(here, first), back(there, first)]);
    const taken = both.filter(({ outcome }) => outcome === "accepted");
    expect(taken).toHaveLength(1);
    const target = taken[0]?.commandId ?? "";
    const again = await give(there, made.eventId, { type: "redo", target });
    expect(codeOf(again)).toBe("accepted");
    const answers = new Map([first, second, undone, again].map((each) => [each.commandId, each]));
    await expectOneHistory(made, { answers, followers });
    expect(nameNow()).toBe("First");
  });

  test("[HUB-4] the same command to both nodes has one effect and one answer", async () => {
    const made = await scene(owner);
    const commandId = newCommandId();
    const sockets = await twoTabs();
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
    const socket = await openAs(two, at(two, manager));
    await join(socket, made.eventId);
    expect(codeOf(await rename(socket, made.eventId, "Mine"))).toBe("accepted");
    const notice = next<ServerNotice>(socket, "server:notice");
    await manager.delete("/api/session");
    expect(codeOf(await rename(socket, made.eventId, "Not mine"))).toBe("event.notFound");
    const from = performance.now();
    expect(await notice).toEqual({ code: "access.revoked", eventId: made.eventId });
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});
