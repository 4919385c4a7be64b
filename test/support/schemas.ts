import { canonicalJson, type EventId } from "@drawroom/shared";
import { openDatabase, type Database } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import type { DatabaseKind, TestDatabase } from "./databases";
import { newDatabase } from "./databases";
import { HubNode } from "./hub-node";

/** How many schemas there are; each is the one before and a migration. */
export const NEWEST_SCHEMA = 4;

/** What was put into a database, to be found again. */
export interface Kept {
  readonly own: TestDatabase;
  readonly eventId: EventId;
  readonly version: number;
  /** Canonical JSON. */
  readonly state: string;
}

/** More than 100 changes, so that there is a snapshot. */
const RENAMES = 120;

/** A database as the release with that schema has left it: an event with a snapshot and a receipt, and who there was. */
export async function databaseOfSchema(kind: DatabaseKind, schema: number): Promise<Kept> {
  const own = await newDatabase(kind);
  const database = await openDatabase(own.settings);
  const node = new HubNode(new TypeOrmEventStore(database.dataSource));
  const eventId = await node.create();
  await node.rename(eventId, "Renamed", "renamed-by-id");
  await Promise.all(
    Array.from({ length: RENAMES }, (_, index) => node.rename(eventId, `Name ${index}`)),
  );
  await node.give(eventId, {
    type: "removeCompetition",
    competition: "none",
    commandId: "refused-by-id",
  });
  const { held } = await node.room(eventId);
  await database.dataSource.query(
    `INSERT INTO accounts VALUES ('ann', 'ann@example.org', 'Ann', 'hash', true, false, false)`,
  );
  await database.dataSource.query(
    `INSERT INTO sessions VALUES ('session', 'ann', now() + interval '1 day')`,
  );
  for (let at = NEWEST_SCHEMA; at > schema; at--) await database.dataSource.undoLastMigration();
  await database.close();
  return { own, eventId, version: held.version, state: canonicalJson(held.state) };
}

/** The names of a database's migrations, the oldest first. */
export async function migrationsOf({ dataSource }: Database): Promise<readonly string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    "SELECT name FROM migrations ORDER BY timestamp",
  );
  return rows.map(({ name }) => name);
}
