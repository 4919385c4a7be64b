import { applyChange, emptyState, type EventId, type Held } from "@drawroom/shared";
import type { EventStore } from "./event-store.js";
import { changeIn, stateIn } from "./room-loader.js";

/** An event as it stood after a change, and when that was made: milliseconds since 1970. */
export interface StoodAt extends Held {
  readonly at: number;
}

const PAGE = 500;

/**
 * The event as it stood after its change `version`, from the nearest snapshot before it and the changes up to it (HUB-7).
 * null: it has no such change.
 */
export async function stoodAt(
  store: EventStore,
  eventId: EventId,
  version: number,
): Promise<StoodAt | null> {
  // The change itself is read in any case: it knows its time.
  const snapshot = await store.snapshot(eventId, version - 1);
  let stood: StoodAt = snapshot
    ? { version: snapshot.version, state: stateIn(snapshot), at: 0 }
    : { version: 0, state: emptyState(), at: 0 };
  while (stood.version < version) {
    const limit = Math.min(PAGE, version - stood.version);
    const rows = await store.changesSince(eventId, stood.version, limit);
    if (rows.length === 0) return null;
    for (const change of rows.map(changeIn))
      stood = { ...applyChange(stood, change), at: change.at };
  }
  return stood;
}
