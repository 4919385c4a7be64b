import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Commit, EventStore } from "../../server/src/hub/event-store";
import { openDatabase, type Database } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { DATABASES, newDatabase, type TestDatabase } from "../support/databases";
import { change, commit, newEventId, summary } from "../support/store-builders";

const EVENTS = 60;

describe.each(DATABASES)("commits of many events at once on %s", (kind) => {
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

  async function newEvents(): Promise<readonly string[]> {
    const ids = Array.from({ length: EVENTS }, newEventId);
    for (const id of ids) await store.create(id, { ...commit(id, 0), summary: summary() });
    return ids;
  }

  const commitAll = (commits: readonly Commit[]) =>
    Promise.all(commits.map((one) => store.commit(one)));
  const versionsOf = async (ids: readonly string[]) => {
    const versions = await store.versions(ids);
    return ids.map((id) => versions.get(id));
  };

  test("[HUB-7] each is written in its own event, with its receipt", async () => {
    const ids = await newEvents();
    for (const base of [1, 2, 3]) {
      const outcomes = await commitAll(ids.map((id) => commit(id, base)));
      expect(outcomes).toEqual(ids.map(() => "committed"));
    }
    expect(await versionsOf(ids)).toEqual(ids.map(() => 4));
    for (const id of ids) {
      expect(await store.changesSince(id, 0, 10)).toEqual([1, 2, 3, 4].map((n) => change(n)));
      expect((await store.answers(id, ["command-4"])).size).toBe(1);
    }
  });

  test("[HUB-6] one with another version, an ended session or a known command takes nothing from the others", async () => {
    const ids = await newEvents();
    const lame: Record<number, (id: string) => Commit> = {
      7: (id) => commit(id, 2),
      21: (id) => commit(id, 1, 1, { sessions: ["ended"] }),
      33: (id) => commit(id, 1, 1, { changes: [change(2, { commandId: "command-1" })] }),
      59: (id) => commit(newEventId(), 1, 1, { changes: [change(2, { body: id })] }),
    };
    const outcomes = await commitAll(ids.map((id, place) => lame[place]?.(id) ?? commit(id, 1)));
    expect(outcomes).toEqual(ids.map((_, place) => (lame[place] ? "conflict" : "committed")));
    expect(await versionsOf(ids)).toEqual(ids.map((_, place) => (lame[place] ? 1 : 2)));
  });

  test("[HUB-6] two of one event among others: one is written", async () => {
    const ids = await newEvents();
    const [twice = ""] = ids;
    const rival = commit(twice, 1, 1, { changes: [change(2, { commandId: "rival" })] });
    const outcomes = await commitAll([...ids.map((id) => commit(id, 1)), rival]);
    expect([outcomes[0], outcomes.at(-1)].sort()).toEqual(["committed", "conflict"]);
    expect(outcomes.slice(1, -1)).toEqual(ids.slice(1).map(() => "committed"));
    expect(await versionsOf(ids)).toEqual(ids.map(() => 2));
  });

  test("[HUB-7] no column of one gets into another", async () => {
    const ids = await newEvents();
    const awkward = (id: string, place: number) =>
      change(2, { body: `{"b":"${id}"}`, inverse: `{"i":${place}}`, engine: `e${place}` });
    await commitAll(ids.map((id, place) => commit(id, 1, 1, { changes: [awkward(id, place)] })));
    for (const [place, id] of ids.entries())
      expect(await store.changesSince(id, 1, 1)).toEqual([awkward(id, place)]);
  });
});
