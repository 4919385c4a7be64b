import {
  applyChange,
  canonicalJson,
  emptyState,
  randomDrawsOf,
  sealOf,
  secretFrom,
  type Answer,
  type Change,
  type Held,
} from "@drawroom/shared";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { SINGLES } from "../support/builders";
import { DATABASES, newDatabase, type TestDatabase } from "../support/databases";
import { HubNode } from "../support/hub-node";
import { liveDrawOf } from "../support/hub-scene";
import { newCommandId } from "../support/socket-client";
import { MANAGER, STRANGER } from "../support/world";

const outcomeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;

describe.each(DATABASES)("an event's room on %s", (kind) => {
  let own: TestDatabase;
  let database: Database;
  let store: TypeOrmEventStore;

  beforeAll(async () => {
    own = await newDatabase(kind);
    database = await openDatabase(own.settings);
    store = new TypeOrmEventStore(database.dataSource);
  });
  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  const bodies = async (eventId: string): Promise<Change[]> =>
    (await store.changesSince(eventId, 0, 10_000)).map(({ body }) => JSON.parse(body) as Change);

  /** The state that the journal's patches alone lead to. */
  const replayed = async (eventId: string): Promise<string> => {
    const start: Held = { version: 0, state: emptyState() };
    return canonicalJson((await bodies(eventId)).reduce(applyChange, start).state);
  };

  test("[HUB-1] accepted commands raise the version by one; refused and unchanged ones don't", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    const answers = [
      await node.rename(eventId, "A"),
      await node.rename(eventId, "A"),
      await node.give(eventId, { type: "pickSeat", entrant: "entaaa", seat: "open.A1" }),
      await node.rename(eventId, "B"),
    ];
    expect(answers.map(({ version }) => version)).toEqual([2, 2, 2, 3]);
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      "accepted",
      "unchanged",
      "rejected",
      "accepted",
    ]);
    expect((await bodies(eventId)).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  test("[HUB-3] the journal's patches alone give the state, byte for byte", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    for (const input of liveDrawOf(16, 2))
      expect(outcomeOf(await node.give(eventId, input))).toBe("accepted");
    expect(await replayed(eventId)).toBe(await node.text(eventId));
  });

  test("[HUB-4] a command sent again has one effect and the same answer, also when nothing is in memory", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    const accepted = { commandId: newCommandId(), type: "changeSettings", name: "Once" } as const;
    const unchanged = { ...accepted, commandId: newCommandId() };
    const refused = { commandId: newCommandId(), type: "removeCourt", court: "none" } as const;
    const first = [];
    for (const command of [accepted, unchanged, refused])
      first.push(await node.give(eventId, command));
    expect(first.map(outcomeOf)).toEqual(["accepted", "unchanged", "court.notFound"]);
    // What was refused would now be taken; the answer stays.
    await node.give(eventId, { type: "addCourt", court: { id: "none", name: "Lawn" } });
    const again = new HubNode(store);
    for (const at of [node, again]) {
      for (const [index, command] of [accepted, unchanged, refused].entries()) {
        expect(await at.give(eventId, command)).toEqual(first[index]);
      }
    }
    expect((await bodies(eventId)).length).toBe(3);
  });

  test("[KON-2] a draw sealed on one node has the same secret on another; the key is in nothing that is told", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    const competition = { id: SINGLES, name: "Singles", kind: "knockout", doubles: false } as const;
    await node.give(eventId, { type: "addCompetition", competition });
    const seal = { type: "sealDraw", competition: SINGLES } as const;
    expect(outcomeOf(await node.give(eventId, seal))).toBe("accepted");
    const other = new HubNode(store);
    expect(outcomeOf(await other.give(eventId, seal))).toBe("unchanged");
    const key = (await store.drawKey(eventId)) ?? "";
    expect(key).toMatch(/^[0-9a-f-]{72}$/);
    expect(await store.drawKey(await node.create())).not.toBe(key);
    expect(await store.drawKey("nowhere1")).toBeNull();
    const [draw] = randomDrawsOf((await other.room(eventId)).held.state, SINGLES);
    expect(draw?.seal).toBe(sealOf(secretFrom(key, draw?.id ?? "")));
    const rows = await store.changesSince(eventId, 0, 100);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(JSON.stringify(rows)).not.toContain(secretFrom(key, draw?.id ?? ""));
  });

  test("[HUB-4] the same command twice at once has one effect", async () => {
    const [one, two] = [new HubNode(store), new HubNode(store)];
    const eventId = await one.create();
    const commandId = newCommandId();
    const answers = await Promise.all(
      [one, one, two, two].map((node) => node.rename(eventId, "Twice", commandId)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await bodies(eventId)).length).toBe(2);
  });

  test("[HUB-7] two nodes write at once: no version twice or missing, both hold the same", async () => {
    const nodes = [new HubNode(store), new HubNode(store)];
    const eventId = await (nodes[0] as HubNode).create();
    const given = Array.from({ length: 60 }, (_, index) =>
      (nodes[index % 2] as HubNode).rename(eventId, `Name ${index}`),
    );
    const answers = await Promise.all(given);
    expect(answers.map(outcomeOf)).toEqual(answers.map(() => "accepted"));
    const versions = answers.map(({ version }) => version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 60 }, (_, index) => index + 2));
    for (const node of nodes) {
      await (await node.room(eventId)).catchUp();
      expect(await node.text(eventId)).toBe(await replayed(eventId));
    }
  });

  test("[HUB-7] what is told is consecutive on each node, whoever committed it", async () => {
    const nodes = [new HubNode(store), new HubNode(store)];
    const eventId = await (nodes[0] as HubNode).create();
    await Promise.all(nodes.map((node) => node.room(eventId)));
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (nodes[index % 2] as HubNode).rename(eventId, `N${index}`),
      ),
    );
    for (const node of nodes) {
      await (await node.room(eventId)).catchUp();
      await new Promise((resolve) => setImmediate(resolve));
      const versions = node.told.flatMap(({ changes }) => changes.map(({ version }) => version));
      expect(versions).toEqual(Array.from({ length: 40 }, (_, index) => index + 2));
    }
  });

  test("[HUB-7] a snapshot every 100 changes; an event is read from it and the rest", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    for (let round = 0; round < 25; round++) {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => node.rename(eventId, `${round}.${index}`)),
      );
    }
    await expect
      .poll(async () => (await store.snapshot(eventId))?.version)
      .toBeGreaterThanOrEqual(200);
    const again = new HubNode(store);
    expect(await again.text(eventId)).toBe(await replayed(eventId));
    expect((await again.room(eventId)).history).toEqual((await node.room(eventId)).history);
  });

  test("[HUB-8] steps are taken back and made again, also by a node that has just read the event", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    const names = ["One", "Two", "Three"];
    for (const name of names) await node.rename(eventId, name);
    const nameAt = async (at: HubNode) => (await at.room(eventId)).held.state.settings.event?.name;
    for (const expected of ["Two", "One"]) {
      const target = (await node.room(eventId)).history.undo.at(-1)?.commandId ?? "";
      expect(outcomeOf(await node.give(eventId, { type: "undo", target }))).toBe("accepted");
      expect(await nameAt(node)).toBe(expected);
    }
    const again = new HubNode(store);
    const target = (await again.room(eventId)).history.redo.at(-1)?.commandId ?? "";
    expect(outcomeOf(await again.give(eventId, { type: "redo", target }))).toBe("accepted");
    expect(await nameAt(again)).toBe("Two");
    expect((await bodies(eventId)).length).toBe(7);
  });

  test("[ACC-1] managers and strangers are refused; who has no part writes nothing", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    const rename = { type: "changeSettings", name: "Mine" } as const;
    expect(outcomeOf(await node.give(eventId, rename, STRANGER))).toBe("event.notFound");
    await node.give(eventId, { type: "publishEvent" });
    const commandId = newCommandId();
    expect(outcomeOf(await node.give(eventId, { ...rename, commandId }, STRANGER))).toBe(
      "access.notOwner",
    );
    expect(outcomeOf(await node.give(eventId, rename, MANAGER))).toBe("access.notOwner");
    expect(outcomeOf(await node.give(eventId, rename, null))).toBe("access.notOwner");
    expect((await store.answers(eventId, [commandId])).size).toBe(0);
  });

  test("[WIR-2] what is no command, and an event that is not there, have an answer", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    for (const wrong of [
      undefined,
      null,
      7,
      "x",
      [],
      {},
      { type: "rename" },
      { commandId: "a b" },
    ]) {
      const answer = await node.hub.handle(eventId, wrong, MANAGER);
      expect(outcomeOf(answer)).toBe("protocol.invalid");
    }
    expect(outcomeOf(await node.rename("nosuch", "X"))).toBe("event.notFound");
  });

  test("[ACC-2] an offer and its acceptance move ownership; there is one owner at any time", async () => {
    const node = new HubNode(store);
    const eventId = await node.create();
    const server = { id: "server", name: "Server", wcfRules: false, isServer: true };
    await node.give(eventId, { type: "joinAsManager", person: MANAGER }, server);
    await node.give(eventId, { type: "offerOwnership", to: MANAGER.id });
    expect(outcomeOf(await node.give(eventId, { type: "acceptOwnership" }, MANAGER))).toBe(
      "accepted",
    );
    expect(outcomeOf(await node.rename(eventId, "Not mine now"))).toBe("access.notOwner");
    expect(
      outcomeOf(await node.give(eventId, { type: "changeSettings", name: "Mine" }, MANAGER)),
    ).toBe("accepted");
    expect((await store.byId(eventId))?.people).toEqual({ ownerann: "manager", managbob: "owner" });
  });
});
