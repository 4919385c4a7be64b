import type { Change } from "@drawroom/shared";
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";
import type { KeptEvent } from "./core/keep";
import { EVENT_DATABASE } from "./forget-events";

interface Schema extends DBSchema {
  events: {
    key: string;
    value: KeptEvent & { readonly path: string; readonly keptAt: number };
    indexes: { keptAt: number; version: [string, number] };
  };
  /** What came after, by event and version. */
  changes: {
    key: [string, number];
    value: { readonly path: string; readonly version: number; readonly change: Change };
  };
  /** When it was live last, by event. */
  liveAt: { key: string; value: number };
}

export type EventDatabase = IDBPDatabase<Schema>;

const ALL = ["events", "changes", "liveAt"] as const;
type Writing = IDBPTransaction<Schema, typeof ALL, "readwrite">;

/** So many events are kept, those looked at last; a phone's storage is not ours to fill. */
const EVENTS_KEPT = 4;

let opened: Promise<EventDatabase> | undefined;

/**
 * The browser's storage of events. Apart from the commands': a tab of an earlier release that holds those open must not keep this one
 * waiting. Rejects where the browser has none.
 */
export const openEventDatabase = (): Promise<EventDatabase> =>
  (opened ??= openDB<Schema>(EVENT_DATABASE, 1, {
    upgrade: (database) => {
      const events = database.createObjectStore("events", { keyPath: "path" });
      events.createIndex("keptAt", "keptAt");
      events.createIndex("version", ["path", "held.version"]);
      database.createObjectStore("changes", { keyPath: ["path", "version"] });
      database.createObjectStore("liveAt");
    },
    // Somebody signs in or out, and all is to be dropped. What is kept from then on begins anew.
    blocking: (_version, _next, event) => {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
  }));

/** All that begins with this path, to a version or whatever comes after. */
const upTo = (path: string, version = Infinity): IDBKeyRange =>
  IDBKeyRange.bound([path, 0], [path, version]);

/** Adds changes as they come, with the moment at which they did, milliseconds since 1970. */
export async function addChanges(
  database: EventDatabase,
  path: string,
  changes: readonly Change[],
  at: number,
): Promise<void> {
  const transaction = database.transaction(["changes", "liveAt"], "readwrite");
  const store = transaction.objectStore("changes");
  const puts = changes.map((change) => store.put({ path, version: change.version, change }));
  await Promise.all([...puts, transaction.objectStore("liveAt").put(at, path), transaction.done]);
}

/** Sets the event anew, in place of an earlier version and the changes up to it. Another tab's later one stays. */
export async function setEvent(
  database: EventDatabase,
  path: string,
  kept: KeptEvent,
): Promise<void> {
  const transaction = database.transaction(ALL, "readwrite");
  const events = transaction.objectStore("events");
  const { version } = kept.held;
  const later = IDBKeyRange.bound([path, version], [path, Infinity], true);
  if ((await events.index("version").getKey(later)) === undefined) {
    await events.put({ ...kept, path, keptAt: Date.now() });
    await transaction.objectStore("changes").delete(upTo(path, version));
    await transaction.objectStore("liveAt").put(kept.liveAt, path);
    const all = await events.index("keptAt").getAllKeys();
    for (const old of all.slice(0, -EVENTS_KEPT)) await drop(transaction, old);
  }
  await transaction.done;
}

/** The event as it was set last, the changes after it, and when it was live last; null: it is not kept. */
export async function recallEvent(
  database: EventDatabase,
  path: string,
): Promise<{ readonly kept: KeptEvent; readonly changes: readonly Change[] } | null> {
  const transaction = database.transaction(ALL);
  const kept = await transaction.objectStore("events").get(path);
  if (!kept) return null;
  const liveAt = (await transaction.objectStore("liveAt").get(path)) ?? kept.liveAt;
  const changes = await transaction.objectStore("changes").getAll(upTo(path));
  return { kept: { ...kept, liveAt }, changes: changes.map(({ change }) => change) };
}

export async function forgetEvent(database: EventDatabase, path: string): Promise<void> {
  const transaction = database.transaction(ALL, "readwrite");
  await drop(transaction, path);
  await transaction.done;
}

async function drop(transaction: Writing, path: string): Promise<void> {
  await transaction.objectStore("events").delete(path);
  await transaction.objectStore("changes").delete(upTo(path));
  await transaction.objectStore("liveAt").delete(path);
}
