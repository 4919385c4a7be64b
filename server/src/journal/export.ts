import {
  ENTRY_END,
  entryLine,
  exportBase,
  exportEnd,
  exportFoot,
  exportHead,
  type Held,
} from "@drawroom/shared";
import type { EventRoom } from "../hub/event-room.js";
import type { ChangeRow, EventStore } from "../hub/event-store.js";
import { entryHash } from "../hub/entry-hash.js";
import { stoodAt } from "../hub/stood-at.js";
import { slugOf } from "../events/event-body.js";

const PAGE = 200;

/**
 * An event's export, piece by piece, as it stands when it is asked for. `from`: the version that it begins with, for
 * spectators the one that published the event (ACC-3); null: the whole journal. Rejects where the event is removed meanwhile.
 */
export async function* exportOf(
  { eventId, held }: EventRoom,
  store: EventStore,
  from: number | null,
): AsyncGenerator<string> {
  const base = from === null ? null : await baseAt(store, eventId, from);
  yield exportHead(slugOf(held.state), base);
  let hash = base?.hash ?? "";
  let version = from ?? 0;
  while (version < held.version) {
    const limit = Math.min(PAGE, held.version - version);
    const rows = await store.changesSince(eventId, version, limit);
    const last = rows[rows.length - 1];
    if (!last) throw new Error(`The journal of ${eventId} ends before ${held.version}`);
    yield `${version === (from ?? 0) ? "" : ENTRY_END}${rows.map(entryLine).join(ENTRY_END)}`;
    version = last.version;
    hash = entryHash(last);
  }
  yield exportFoot(exportEnd(held, hash));
}

async function baseAt(store: EventStore, eventId: string, version: number) {
  const [stood, hash] = await Promise.all([
    stoodAt(store, eventId, version),
    hashAt(store, eventId, version),
  ]);
  if (!stood) throw new Error(`${eventId} has no change ${version}`);
  return exportBase(stood satisfies Held, hash);
}

/** The hash of a change, read from the journal. */
export async function hashAt(store: EventStore, eventId: string, version: number): Promise<string> {
  const [row]: readonly ChangeRow[] = await store.changesSince(eventId, version - 1, 1);
  if (row?.version !== version) throw new Error(`${eventId} has no change ${version}`);
  return entryHash(row);
}
