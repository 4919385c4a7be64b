import type { Command, CommandId, EventId, PersonId } from "@drawroom/shared";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** An unanswered command as it is kept. */
export interface KeptCommand {
  readonly commandId: CommandId;
  readonly eventId: EventId;
  readonly author: PersonId;
  /** Who sends it; no other does while that one lives. */
  readonly sender: string;
  /** Milliseconds since 1970, by a clock that may have been set since. */
  readonly givenAt: number;
  /** Its place among those that are kept for the event: the order in which they were given, whatever the clock did. */
  readonly place: number;
  readonly command: Command;
}

export interface OutboxSchema extends DBSchema {
  commands: {
    key: CommandId;
    value: KeptCommand;
    indexes: { whose: [EventId, PersonId] };
  };
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>;

/** The browser's storage of unanswered commands. Rejects where the browser has none, as in some private windows. */
export const openOutboxDatabase = (): Promise<OutboxDatabase> => (opened ??= open());

let opened: Promise<OutboxDatabase> | undefined;

const open = (): Promise<OutboxDatabase> =>
  openDB<OutboxSchema>("drawroom", 1, {
    upgrade: (database) => {
      const commands = database.createObjectStore("commands", { keyPath: "commandId" });
      commands.createIndex("whose", ["eventId", "author"]);
    },
  });
