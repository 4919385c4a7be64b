import { expect, describe, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { DATABASES, newDatabase } from "../support/databases";
import { commit, newEventId, summary } from "../support/store-builders";

describe.each(DATABASES)("the event store on %s", (kind) => {
  test("[ACC-3] finds nothing by a text that no event can have, and fails at none", async () => {
    const own = await newDatabase(kind);
    const database = await openDatabase(own.settings);
    onTestFinished(async () => {
      await database.close();
      await own.remove();
    });
    const store = new TypeOrmEventStore(database.dataSource);
    const eventId = newEventId();
    await store.create("shown", { ...commit(eventId, 0), summary: summary() });
    expect(await store.bySlug("shown")).toMatchObject({ eventId });
    const odd = [
      "",
      "\0",
      "shown\0",
      "\0shown",
      "Shown",
      "shown ",
      "\ud800",
      "\u202e",
      "x".repeat(1e5),
    ];
    for (const text of [...odd, "' OR 1=1 --", "%", "sho_n"]) {
      expect([text, await store.bySlug(text)]).toEqual([text, null]);
      expect([text, await store.byId(text)]).toEqual([text, null]);
    }
  });
});
