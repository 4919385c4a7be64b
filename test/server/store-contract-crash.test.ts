import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { DATABASES, newDatabase, type TestDatabase } from "../support/databases";
import { commit, newEventId, summary } from "../support/store-builders";

/** Milliseconds: it creates databases, or opens them again and again, on a machine that may be busy. */
const SLOW = 240_000;

const COMMITTER = fileURLToPath(new URL("../support/commit-until-killed.mjs", import.meta.url));
const KILLS = 3;

/** Opens the store, does the work, and closes it: one process at a time has the embedded database. */
async function withStore<T>(
  own: TestDatabase,
  work: (store: TypeOrmEventStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(own.settings);
  try {
    return await work(new TypeOrmEventStore(database.dataSource));
  } finally {
    await database.close();
  }
}

/** Lets a process commit until it has said so many versions, and kills it in the middle of the next; the last it said. */
async function commitUntilKilled(
  own: TestDatabase,
  eventId: string,
  after: number,
): Promise<number> {
  const env = { ...process.env, ...own.env };
  const child = spawn(process.execPath, [COMMITTER, eventId], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "close");
  let said = 0;
  let last = 0;
  for await (const line of createInterface(child.stdout)) {
    last = Number(line);
    if (++said === after) setTimeout(() => child.kill("SIGKILL"), Math.random() * 5);
  }
  await exited;
  return last;
}

describe.each(DATABASES)("the event store on %s, killed in the middle of a commit", (kind) => {
  test(
    "[RUN-2] has every commit it has answered, whole, and no version twice or missing",
    { timeout: SLOW },
    async () => {
      const own = await newDatabase(kind);
      onTestFinished(own.remove);
      const eventId = newEventId();
      await withStore(own, (store) =>
        store.create(eventId, { ...commit(eventId, 0), summary: summary() }),
      );
      for (let kill = 1; kill <= KILLS; kill++) {
        const answered = await commitUntilKilled(own, eventId, 15 * kill);
        expect(answered).toBeGreaterThan(15);
        await withStore(own, (store) => expectWhole(store, eventId, answered));
      }
    },
  );
});

async function expectWhole(
  store: TypeOrmEventStore,
  eventId: string,
  answered: number,
): Promise<void> {
  const version = (await store.versions([eventId])).get(eventId) ?? 0;
  // The last commit may be there without its answer having come.
  expect(version).toBeGreaterThanOrEqual(answered);
  expect(version).toBeLessThanOrEqual(answered + 3);
  const changes = await store.changesSince(eventId, 0, 100_000);
  expect(changes.map((change) => change.version)).toEqual(
    Array.from({ length: version }, (_, index) => index + 1),
  );
  const answers = await store.answers(
    eventId,
    changes.map(({ commandId }) => commandId),
  );
  expect(answers.size).toBe(version);
}
