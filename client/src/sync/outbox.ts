import type { CommandId, EventId, PersonId } from "@drawroom/shared";
import type { Pending } from "./core/state";
import { openOutboxDatabase, type KeptCommand, type OutboxDatabase } from "./outbox-store";
import type { Sender } from "./sender";

/** Answers are kept for 30 days (HUB-4); an older command can't be sent again safely, so it is let go. */
const KEPT_MS = 29 * 24 * 60 * 60 * 1000;

/**
 * Unanswered commands, kept over reloads (WIR-4). It never fails: without storage they last as long as the page,
 * and the page warns before it is closed.
 */
export interface Outbox {
  store(eventId: EventId, entry: Pending): Promise<void>;
  forget(commandId: CommandId): Promise<void>;
  /** Takes over what closed tabs of this account left for this event, oldest first; not what living senders have. */
  adopt(eventId: EventId, author: PersonId, now: number): Promise<readonly Pending[]>;
}

export function createOutbox(
  sender: Sender,
  open: () => Promise<OutboxDatabase> = openOutboxDatabase,
): Outbox {
  const withDatabase = async <T>(
    use: (database: OutboxDatabase) => Promise<T>,
    otherwise: T,
  ): Promise<T> => {
    try {
      return await use(await open());
    } catch {
      return otherwise;
    }
  };

  return {
    store: (eventId, entry) => {
      const { author, givenAt, command } = entry;
      if (author === null) return Promise.resolve();
      const { commandId } = command;
      const kept = { commandId, eventId, author, sender: sender.id, givenAt, command };
      return withDatabase((database) => putLast(database, kept), undefined);
    },
    forget: (commandId) =>
      withDatabase((database) => database.delete("commands", commandId), undefined),
    adopt: (eventId, author, now) =>
      withDatabase((database) => takeOver(database, sender, [eventId, author], now), []),
  };
}

/** Keeps the command after those that are kept for the event already. One kept before keeps its place. */
async function putLast(database: OutboxDatabase, kept: Omit<KeptCommand, "place">): Promise<void> {
  const { store, done } = database.transaction("commands", "readwrite");
  const others = await store.index("whose").getAll([kept.eventId, kept.author]);
  const known = others.find(({ commandId }) => commandId === kept.commandId);
  const place = known?.place ?? Math.max(0, ...others.map((other) => other.place)) + 1;
  await store.put({ ...kept, place });
  await done;
}

async function takeOver(
  database: OutboxDatabase,
  sender: Sender,
  whose: [EventId, PersonId],
  now: number,
): Promise<readonly Pending[]> {
  // First who has commands, then who lives: one that takes some over in between is not among the first.
  const owners = new Set(
    (await database.getAllFromIndex("commands", "whose", whose)).map(({ sender }) => sender),
  );
  owners.delete(sender.id);
  if (owners.size === 0) return [];
  const living = await sender.living();
  const gone = new Set([...owners].filter((id) => !living.has(id)));
  if (gone.size === 0) return [];
  const taken = await claim(database, sender.id, whose, gone, now - KEPT_MS);
  return taken
    .sort((a, b) => a.place - b.place)
    .map(({ command, givenAt }) => pendingOf(command, whose[1], givenAt));
}

/** One transaction: of two that want the same commands, the second finds them taken. */
async function claim(
  database: OutboxDatabase,
  sender: string,
  whose: [EventId, PersonId],
  gone: ReadonlySet<string>,
  oldest: number,
): Promise<KeptCommand[]> {
  const transaction = database.transaction("commands", "readwrite");
  const taken: KeptCommand[] = [];
  for await (const cursor of transaction.store.index("whose").iterate(IDBKeyRange.only(whose))) {
    const kept = cursor.value;
    if (!gone.has(kept.sender)) continue;
    if (kept.givenAt < oldest) await cursor.delete();
    else {
      await cursor.update({ ...kept, sender });
      taken.push(kept);
    }
  }
  await transaction.done;
  return taken;
}

const pendingOf = (command: Pending["command"], author: PersonId, givenAt: number): Pending => ({
  command,
  author,
  givenAt,
  // It may have been sent: only the server knows.
  sentAt: givenAt,
  failures: 0,
  settledAt: null,
  facts: [],
  predicted: null,
});
