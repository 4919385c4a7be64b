import type { Answer } from "@drawroom/shared";
import { beforeEach, describe, expect, test } from "vitest";
import { HubNode } from "../support/hub-node";
import { MemoryStore } from "../support/memory-store";
import { newCommandId } from "../support/socket-client";
import { OWNER } from "../support/world";

const outcomeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

let store: MemoryStore;
let node: HubNode;
let eventId: string;
beforeEach(async () => {
  store = new MemoryStore();
  node = new HubNode(store);
  eventId = await node.create();
  await node.room(eventId);
});

describe("group commit", () => {
  test("[HUB-7] commands that wait while a commit runs are decided on each other and written together", async () => {
    store.shut();
    const answers = Array.from({ length: 1 }, () => node.rename(eventId, "First"));
    await turn();
    for (let index = 0; index < 7; index++) answers.push(node.rename(eventId, `Next ${index}`));
    await turn();
    store.open();
    expect((await Promise.all(answers)).map(({ version }) => version)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(store.commits.map(({ changes }) => changes.length)).toEqual([1, 7]);
  });

  test("[WIR-3] changes of one commit are told in one message, after the answers", async () => {
    const order: string[] = [];
    node.rooms.onChanges(({ changes }) => order.push(`told ${changes.length}`));
    const give = (name: string) => node.rename(eventId, name).then(() => order.push("answer"));
    await Promise.all(["A", "B", "C"].map(give));
    await turn();
    expect(order).toEqual(["answer", "answer", "answer", "told 3"]);
    const text = node.told.at(-1)?.text ?? "";
    expect(JSON.parse(text)).toEqual({ eventId, changes: node.told.at(-1)?.changes });
  });

  test("[HUB-6] nothing is told before it is committed", async () => {
    store.shut();
    const answer = node.rename(eventId, "Waiting");
    await turn();
    await turn();
    expect(node.told).toEqual([]);
    expect((await node.room(eventId)).held.version).toBe(1);
    store.open();
    expect(outcomeOf(await answer)).toBe("accepted");
    await turn();
    expect(node.told.length).toBe(1);
  });

  test("[HUB-5] two that were sent at once and saw the same: one stands, the other is told what stands", async () => {
    const seen = { name: "Spring Open" };
    const given = ["Mine", "Yours"].map((name) =>
      node.give(eventId, { type: "changeSettings", name, seen } as never),
    );
    const answers = await Promise.all(given);
    const codes = answers.map(outcomeOf);
    expect(codes).toEqual(["accepted", "settings.changed"]);
    expect(answers[1]).toMatchObject({ refusal: { settings: { name: "Mine" } } });
  });
});

describe("a database that fails", () => {
  test("[WIR-2] its commands are answered server.failed, and taken when sent again", async () => {
    store.failNext("beforeWriting");
    const commandId = newCommandId();
    expect(outcomeOf(await node.rename(eventId, "Again", commandId))).toBe("server.failed");
    expect(await node.rename(eventId, "Again", commandId)).toMatchObject({
      outcome: "accepted",
      version: 2,
    });
  });

  test("[HUB-4] what was written though the answer was lost is not done twice", async () => {
    store.failNext("afterWriting");
    const commandId = newCommandId();
    expect(outcomeOf(await node.rename(eventId, "Lost", commandId))).toBe("server.failed");
    expect(await node.rename(eventId, "Lost", commandId)).toMatchObject({
      outcome: "accepted",
      version: 2,
    });
    expect((await store.changesSince(eventId, 0, 10)).length).toBe(2);
    await turn();
    expect(node.told.flatMap(({ changes }) => changes.map(({ version }) => version))).toEqual([2]);
  });

  test("[HUB-7] a node that lost an answer goes on from what stands in the database", async () => {
    store.failNext("afterWriting");
    await node.rename(eventId, "Lost");
    const answers = await Promise.all([node.rename(eventId, "X"), node.rename(eventId, "Y")]);
    expect(answers.map(({ version }) => version)).toEqual([3, 4]);
  });
});

describe("rights at the moment of the commit", () => {
  test("[ACC-1] a command whose session has ended is refused; others of the same commit are taken", async () => {
    store.shut();
    const first = node.rename(eventId, "First");
    await turn();
    const command = (name: string) => ({ commandId: newCommandId(), type: "changeSettings", name });
    const gone = node.hub.handleFrom({ actor: OWNER, session: "gone" }, eventId, command("Gone"));
    const here = node.hub.handleFrom({ actor: OWNER, session: "here" }, eventId, command("Here"));
    store.ended.add("gone");
    node.ended.add("gone");
    store.open();
    expect(outcomeOf(await first)).toBe("accepted");
    expect(outcomeOf(await gone)).toBe("event.notFound");
    expect(await here).toMatchObject({ outcome: "accepted", version: 3 });
  });

  test("[WIR-2] an event that is removed meanwhile is answered event.notFound", async () => {
    await store.remove(eventId);
    expect(outcomeOf(await node.rename(eventId, "Late"))).toBe("event.notFound");
  });

  test("[RUN-2] a node that ends takes no new commands and answers those it has taken", async () => {
    store.shut();
    const taken = node.rename(eventId, "Taken");
    await turn();
    const drained = node.hub.drain();
    expect(outcomeOf(await node.rename(eventId, "Too late"))).toBe("server.draining");
    store.open();
    expect(outcomeOf(await taken)).toBe("accepted");
    await drained;
  });
});

describe("what other nodes tell", () => {
  test("[HUB-6] a change that comes next is taken as it is; one that does not is read from the database", async () => {
    const other = new HubNode(store);
    await other.room(eventId);
    for (const name of ["A", "B", "C"]) await other.rename(eventId, name);
    await turn();
    const [a, , c] = other.told;
    const room = await node.room(eventId);
    if (!a || !c) throw new Error("not told");
    room.receive(a.changes, a.text);
    expect(room.held.version).toBe(2);
    expect(node.told.length).toBe(0);
    room.receive(c.changes, c.text);
    await expect.poll(() => room.held.version).toBe(4);
    room.receive(a.changes, a.text);
    await turn();
    expect(node.told.flatMap(({ changes }) => changes.map(({ version }) => version))).toEqual([
      2, 3, 4,
    ]);
    expect(await node.text(eventId)).toBe(await other.text(eventId));
  });
});

describe("rooms that nobody needs", () => {
  test("[HUB-7] are let go after a while, unless somebody watches; the next use reads them again", async () => {
    const room = await node.room(eventId);
    node.ahead = 6 * 60_000;
    node.rooms.forgetIdle(() => true);
    expect(node.rooms.served()).toEqual([room]);
    node.ahead *= 2;
    node.rooms.forgetIdle(() => false);
    expect(node.rooms.served()).toEqual([]);
    expect(await node.rename(eventId, "Again")).toMatchObject({ outcome: "accepted", version: 2 });
  });
});
