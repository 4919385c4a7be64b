import {
  applyChange,
  emptyState,
  NO_HISTORY,
  recordStep,
  STEPS_KEPT,
  type Change,
  type EventId,
  type EventState,
  type Held,
  type RecordPatch,
} from "@drawroom/shared";
import { entryHash } from "./entry-hash.js";
import type { ChangeRow, EventStore } from "./event-store.js";
import type { RoomMemory } from "./room-memory.js";

const PAGE = 500;

export const changeIn = (row: ChangeRow): Change => JSON.parse(row.body) as Change;
/** The state in a snapshot; tables that came later than it are empty. */
export const stateIn = (snapshot: { readonly state: string }): EventState => ({
  ...emptyState(),
  ...(JSON.parse(snapshot.state) as EventState),
});
export const inverseIn = (row: ChangeRow): RecordPatch => JSON.parse(row.inverse) as RecordPatch;

/** What a room starts with. */
export interface Loaded {
  readonly memory: RoomMemory;
  /** The newest changes, in order, up to the memory's version. */
  readonly recent: readonly Change[];
  /** The version of the newest snapshot stored; 0: none. */
  readonly snapshotAt: number;
}

/** Reads an event: the newest snapshot, the changes since, and the last steps (HUB-7). null: there is no such event. */
export async function loadEvent(store: EventStore, eventId: EventId): Promise<Loaded | null> {
  const [drawKey, snapshot, last] = await Promise.all([
    store.drawKey(eventId),
    store.snapshot(eventId),
    store.lastChanges(eventId, STEPS_KEPT),
  ]);
  if (last.length === 0 || drawKey === null) return null;
  const base: Held = snapshot
    ? { version: snapshot.version, state: stateIn(snapshot) }
    : { version: 0, state: emptyState() };
  const held = await caughtUp(store, eventId, base, last);
  const newest = entryHash(last[last.length - 1] as ChangeRow);
  const recent = last.map(changeIn);
  const history = last.reduce(
    (steps, row, index) => recordStep(steps, recent[index] as Change, inverseIn(row)),
    NO_HISTORY,
  );
  return { memory: { held, history, drawKey, newest }, recent, snapshotAt: snapshot?.version ?? 0 };
}

/** The base with all changes up to the last row, reading those between from the store. */
async function caughtUp(
  store: EventStore,
  eventId: EventId,
  base: Held,
  last: readonly ChangeRow[],
): Promise<Held> {
  const firstHere = last[0]?.version ?? 0;
  let held = base;
  while (held.version + 1 < firstHere) {
    const rows = await store.changesSince(eventId, held.version, PAGE);
    if (rows.length === 0) break;
    for (const row of rows) held = applyChange(held, changeIn(row));
  }
  for (const row of last) {
    if (row.version === held.version + 1) held = applyChange(held, changeIn(row));
  }
  return held;
}
