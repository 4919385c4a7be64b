import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EventStore } from "../../server/src/hub/event-store";
import { openDatabase, type Database } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { DATABASES, newDatabase, type TestDatabase } from "../support/databases";
import { change, commit, newEventId, receipt, summary } from "../support/store-builders";

describe.each(DATABASES)("the event store on %s", (kind) => {
  let own: TestDatabase;
  let database: Database;
  let store: EventStore;

  beforeAll(async () => {
    own = await newDatabase(kind);
    database = await openDatabase(own.settings);
    store = new TypeOrmEventStore(database.dataSource);
  });

  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  /** A new event at version 1; its slug is its id. */
  async function newEvent(fields = summary()): Promise<string> {
    const eventId = newEventId();
    const first = { ...commit(eventId, 0), summary: fields };
    expect(await store.create(eventId, first)).toBe("created");
    return eventId;
  }

  const versionOf = async (eventId: string) => (await store.versions([eventId])).get(eventId);
  const versionsKept = async (eventId: string) =>
    (await store.changesSince(eventId, 0, 1000)).map(({ version }) => version);

  describe("making events", () => {
    test("[HUB-1] an event begins with its first change, at version 1", async () => {
      const eventId = await newEvent();
      expect(await versionOf(eventId)).toBe(1);
      expect(await store.changesSince(eventId, 0, 10)).toEqual([change(1)]);
    });

    test("[HUB-4] the same command again is `created` again, and makes nothing", async () => {
      const eventId = await newEvent();
      const again = newEventId();
      const first = { ...commit(again, 0), summary: summary({ name: "Other" }) };
      expect(await store.create(eventId, first)).toBe("created");
      expect(await store.byId(again)).toBeNull();
      expect(await store.bySlug(eventId)).toMatchObject({ eventId, name: "Spring Open" });
    });

    test("[HUB-6] a taken slug writes nothing, also when two ask at once", async () => {
      const slug = newEventId();
      const ids = [newEventId(), newEventId(), newEventId()];
      const outcomes = await Promise.all(
        ids.map((id) => {
          const changes = [change(1, { commandId: `create-${id}` })];
          return store.create(slug, { ...commit(id, 0, 1, { changes }), summary: summary() });
        }),
      );
      expect([...outcomes].sort()).toEqual(["created", "slugTaken", "slugTaken"]);
      const made = ids[outcomes.indexOf("created")];
      expect((await store.bySlug(slug))?.eventId).toBe(made);
      for (const id of ids) expect(await versionsKept(id)).toEqual(id === made ? [1] : []);
    });
  });

  describe("commits", () => {
    test("[HUB-6] changes, receipts and the version are written together", async () => {
      const eventId = await newEvent();
      const receipts = [receipt("unchanged-1"), receipt("rejected-1", "rejected")];
      expect(await store.commit(commit(eventId, 1, 3, { receipts }))).toBe("committed");
      expect(await versionOf(eventId)).toBe(4);
      expect(await versionsKept(eventId)).toEqual([1, 2, 3, 4]);
      expect(
        [...(await store.answers(eventId, ["unchanged-1", "rejected-1"])).values()].sort(),
      ).toEqual(receipts.map(({ answer }) => answer).sort());
    });

    test("[HUB-1] receipts alone leave the version where it is", async () => {
      const eventId = await newEvent();
      const receipts = [receipt("unchanged-1")];
      expect(await store.commit(commit(eventId, 1, 0, { receipts }))).toBe("committed");
      expect(await versionOf(eventId)).toBe(1);
    });

    test("[HUB-7] a commit on an old version or on one to come is a conflict and writes nothing", async () => {
      const eventId = await newEvent();
      await store.commit(commit(eventId, 1));
      for (const base of [0, 1, 3]) {
        const changes = [change(base + 1, { commandId: `late-${base}` })];
        const late = commit(eventId, base, 1, { changes, receipts: [receipt(`also-${base}`)] });
        expect(await store.commit({ ...late, summary: summary({ name: "Late" }) })).toBe(
          "conflict",
        );
        expect((await store.answers(eventId, [`late-${base}`, `also-${base}`])).size).toBe(0);
      }
      expect(await versionsKept(eventId)).toEqual([1, 2]);
      expect((await store.byId(eventId))?.name).toBe("Spring Open");
    });

    test("[HUB-7] of many commits of one version at once, one is written", async () => {
      const eventId = await newEvent();
      for (let base = 1; base <= 10; base++) {
        const outcomes = await Promise.all(
          Array.from({ length: 8 }, (_, node) => {
            const changes = [
              change(base + 1, { commandId: `c-${base}-${node}`, body: `"${node}"` }),
            ];
            return store.commit(commit(eventId, base, 1, { changes }));
          }),
        );
        const written = outcomes.flatMap((outcome, node) =>
          outcome === "committed" ? [node] : [],
        );
        expect(written).toHaveLength(1);
        expect((await store.lastChanges(eventId, 1))[0]?.body).toBe(`"${written[0]}"`);
      }
      expect(await versionsKept(eventId)).toEqual(
        Array.from({ length: 11 }, (_, index) => index + 1),
      );
    });

    test("[HUB-4] a command that is answered already is a conflict, whatever its answer was", async () => {
      const eventId = await newEvent();
      await store.commit(commit(eventId, 1, 1, { receipts: [receipt("refused-1", "rejected")] }));
      const replays = [
        commit(eventId, 2, 1, { changes: [change(3, { commandId: "command-2" })] }),
        commit(eventId, 2, 1, { changes: [change(3, { commandId: "refused-1" })] }),
        commit(eventId, 2, 1, { receipts: [receipt("command-2")] }),
        commit(eventId, 2, 0, { receipts: [receipt("refused-1")] }),
      ];
      for (const replay of replays) expect(await store.commit(replay)).toBe("conflict");
      expect(await versionsKept(eventId)).toEqual([1, 2]);
      expect((await store.answers(eventId, ["command-3"])).size).toBe(0);
    });

    test("[HUB-4] one command twice at once, as a change and as a refusal, is answered once", async () => {
      const eventId = await newEvent();
      for (let round = 0; round < 10; round++) {
        const base = (await versionOf(eventId)) ?? 0;
        const commandId = `twice-${round}`;
        const outcomes = await Promise.all([
          store.commit(commit(eventId, base, 0, { receipts: [receipt(commandId, "rejected")] })),
          store.commit(commit(eventId, base, 1, { changes: [change(base + 1, { commandId })] })),
        ]);
        expect([...outcomes].sort()).toEqual(["committed", "conflict"]);
      }
    });

    test("[ACC-1] a commit that comes by a session which has ended is a conflict and writes nothing", async () => {
      const eventId = await newEvent();
      const [live, late] = [await newSession("1 hour"), await newSession("-1 second")];
      for (const sessions of [[late], ["never-was"], [live, late], [live, "never-was"]]) {
        for (const count of [0, 1, 2]) {
          const receipts = count === 1 ? [] : [receipt(`by-${sessions.join("-")}-${count}`)];
          const refused = commit(eventId, 1, count, { receipts, sessions });
          expect(await store.commit(refused)).toBe("conflict");
        }
      }
      expect(await versionsKept(eventId)).toEqual([1]);
      expect(await store.commit(commit(eventId, 1, 1, { sessions: [live, live] }))).toBe(
        "committed",
      );
      expect(await store.commit(commit(eventId, 2, 2, { sessions: [live] }))).toBe("committed");
    });

    /** A session, with its account, that ends so much later. */
    async function newSession(later: string): Promise<string> {
      const id = newEventId();
      const { dataSource } = database;
      await dataSource.query(
        `INSERT INTO accounts VALUES ($1, $1, 'Ann', NULL, false, false, false)`,
        [id],
      );
      await dataSource.query(`INSERT INTO sessions VALUES ($1, $1, now() + $2::interval)`, [
        id,
        later,
      ]);
      return id;
    }

    test("[HUB-1] the same command id in two events is two commands", async () => {
      const events = [await newEvent(), await newEvent()];
      for (const eventId of events)
        expect(await store.commit(commit(eventId, 1))).toBe("committed");
    });

    test("[HUB-6] an event that is not there is a conflict", async () => {
      expect(await store.commit(commit(newEventId(), 0))).toBe("conflict");
    });
  });

  describe("reading back", () => {
    test("[HUB-3] bodies come back byte for byte", async () => {
      const eventId = await newEvent();
      const awkward = [
        `{ "spaces" : 1.0 ,\n\t"keys":"out of order","a":1e2}`,
        JSON.stringify({ text: `"quotes" \\ {braces},NULL 'single' $1 %s \u0000 \u2028 \ud800` }),
        JSON.stringify("Ørsted 🥎 नमस्ते e\u0301 é ﷽"),
        "",
        "x".repeat(300_000),
      ];
      const changes = awkward.map((body, index) =>
        change(2 + index, { body, command: `${body} `, inverse: `\n${body}` }),
      );
      expect(await store.commit(commit(eventId, 1, 0, { changes }))).toBe("committed");
      expect(await store.changesSince(eventId, 1, 10)).toEqual(changes);
    });

    test("[HUB-7] changes since a version come in order, up to the limit; the last ones in order too", async () => {
      const eventId = await newEvent();
      await store.commit(commit(eventId, 1, 20));
      const versions = (rows: readonly { version: number }[]) => rows.map(({ version }) => version);
      expect(versions(await store.changesSince(eventId, 15, 3))).toEqual([16, 17, 18]);
      expect(versions(await store.changesSince(eventId, 21, 3))).toEqual([]);
      expect(versions(await store.lastChanges(eventId, 3))).toEqual([19, 20, 21]);
      expect(versions(await store.lastChanges(eventId, 50))).toHaveLength(21);
    });

    test("[HUB-4] answers are found by command, of accepted ones by their version", async () => {
      const eventId = await newEvent();
      const refused = receipt("refused-1", "rejected");
      await store.commit(commit(eventId, 1, 1, { receipts: [refused] }));
      const answers = await store.answers(eventId, ["command-2", "refused-1", "never-sent"]);
      expect([...answers.keys()].sort()).toEqual(["command-2", "refused-1"]);
      expect(answers.get("refused-1")).toBe(refused.answer);
      expect(JSON.parse(answers.get("command-2") ?? "")).toEqual({
        commandId: "command-2",
        outcome: "accepted",
        version: 2,
      });
      expect((await store.answers(eventId, [])).size).toBe(0);
      expect((await store.answers(await newEvent(), ["command-2"])).size).toBe(0);
    });

    test("[HUB-7] versions of many events come in one query; unknown ones are left out", async () => {
      const [one, two] = [await newEvent(), await newEvent()];
      await store.commit(commit(two, 1, 4));
      expect(await store.versions([one, two, newEventId()])).toEqual(
        new Map([
          [one, 1],
          [two, 5],
        ]),
      );
      expect((await store.versions([])).size).toBe(0);
    });

    test("[HUB-7] the newest snapshot is found, byte for byte, and saving one again is no error", async () => {
      const eventId = await newEvent();
      expect(await store.snapshot(eventId)).toBeNull();
      await store.saveSnapshot(eventId, 200, `{"b":2, "a":1}`);
      await store.saveSnapshot(eventId, 100, `{"old":true}`);
      await store.saveSnapshot(eventId, 200, `{"again":true}`);
      expect(await store.snapshot(eventId)).toEqual({ version: 200, state: `{"b":2, "a":1}` });
      expect(await store.snapshot(eventId, 199)).toEqual({ version: 100, state: `{"old":true}` });
      expect(await store.snapshot(eventId, 99)).toBeNull();
      await store.saveSnapshot(newEventId(), 100, "{}");
    });
  });

  describe("lists", () => {
    test("[ACC-3] published events are listed for all, others for their people", async () => {
      const hidden = await newEvent(
        summary({ people: { ownerbob: "owner", managere: "manager" } }),
      );
      const open = await newEvent(summary({ published: true }));
      const seenBy = async (account: string | null) =>
        (await store.list(account))
          .map(({ eventId }) => eventId)
          .filter((id) => [hidden, open].includes(id));
      expect(await seenBy(null)).toEqual([open]);
      expect(await seenBy("stranger")).toEqual([open]);
      expect((await seenBy("ownerbob")).sort()).toEqual([hidden, open].sort());
      expect((await seenBy("managere")).sort()).toEqual([hidden, open].sort());
    });

    test("[API-1] what a commit says of the event is listed from then on, newest start first", async () => {
      const later = await newEvent(summary({ startsOn: "2031-06-01", published: true }));
      const latest = await newEvent(summary({ startsOn: "2031-06-02", published: true }));
      const told = summary({
        name: "Autumn",
        venue: "Hall",
        startsOn: "2031-07-01",
        published: true,
      });
      await store.commit({ ...commit(later, 1), summary: told });
      expect(await store.byId(later)).toEqual({ ...told, eventId: later, slug: later, version: 2 });
      const listed = (await store.list(null)).map(({ eventId }) => eventId);
      expect(listed.indexOf(later)).toBeLessThan(listed.indexOf(latest));
    });
  });

  describe("removal", () => {
    test("[RUN-1] a removed event is gone with all that belongs to it; its slug is free", async () => {
      const eventId = await newEvent();
      await store.commit(commit(eventId, 1, 2, { receipts: [receipt("unchanged-1")] }));
      await store.saveSnapshot(eventId, 3, "{}");
      await store.remove(eventId);
      expect(await store.byId(eventId)).toBeNull();
      expect(await store.snapshot(eventId)).toBeNull();
      expect(await versionsKept(eventId)).toEqual([]);
      expect((await store.answers(eventId, ["command-2", "unchanged-1"])).size).toBe(0);
      expect(await store.commit(commit(eventId, 3))).toBe("conflict");
      expect(await store.create(eventId, { ...commit(newEventId(), 0), summary: summary() })).toBe(
        "created",
      );
    });

    test("[HUB-4] receipts are kept for 30 days, those of accepted commands for good", async () => {
      const eventId = await newEvent();
      await store.commit(commit(eventId, 1, 1, { receipts: [receipt("older"), receipt("newer")] }));
      await age(eventId, ["command-2", "older"], "30 days 1 minute");
      await age(eventId, ["newer"], "29 days 23 hours");
      await store.forgetOldReceipts();
      const kept = await store.answers(eventId, ["command-2", "older", "newer"]);
      expect([...kept.keys()].sort()).toEqual(["command-2", "newer"]);
    });

    const age = (eventId: string, ids: readonly string[], by: string) =>
      database.dataSource.query(
        `UPDATE receipts SET at = at - $3::interval WHERE event_id = $1 AND command_id = ANY($2)`,
        [eventId, ids, by],
      );
  });
});
