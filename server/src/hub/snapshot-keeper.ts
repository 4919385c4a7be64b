import { canonicalJson, type EventId, type Held } from "@drawroom/shared";
import type { Log } from "../config/log.js";
import type { EventStore } from "./event-store.js";

const EVERY = 100;

/** Saves a snapshot every 100 changes, beside the commands and not before their answers (HUB-7). */
export class SnapshotKeeper {
  constructor(
    private readonly eventId: EventId,
    private readonly store: EventStore,
    private readonly log: Log,
    private savedAt: number,
  ) {}

  /** Told after each commit. */
  note({ version, state }: Held): void {
    if (Math.floor(version / EVERY) === Math.floor(this.savedAt / EVERY)) return;
    this.savedAt = version;
    const { eventId } = this;
    setImmediate(() => {
      this.store.saveSnapshot(eventId, version, canonicalJson(state)).catch((err: unknown) => {
        // Only a slower start follows; the next hundred brings the next try.
        this.log.warn({ err, eventId, version }, "snapshot not saved");
      });
    });
  }
}
