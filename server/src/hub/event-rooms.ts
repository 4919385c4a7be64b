import { Injectable } from "@nestjs/common";
import type { EventId } from "@drawroom/shared";
import { SessionService } from "../accounts/session.service.js";
import { Clock } from "../config/clock.js";
import { Log } from "../config/log.js";
import { EventRoom } from "./event-room.js";
import { EventStore } from "./event-store.js";
import { RoundPairer } from "./pairing/round-pairer.js";
import { loadEvent } from "./room-loader.js";
import type { RoomTools } from "./room-tools.js";
import type { ToldChanges } from "./told-changes.js";

interface Kept {
  readonly opening: Promise<EventRoom | null>;
  room: EventRoom | null;
  usedAt: number;
}

const IDLE_MS = 5 * 60_000;

/** The events that this node serves: one room each, opened when somebody needs it. */
@Injectable()
export class EventRooms {
  private readonly kept = new Map<EventId, Kept>();
  private readonly changeListeners: ((told: ToldChanges) => void)[] = [];
  private readonly removalListeners: ((eventId: EventId) => void)[] = [];
  private readonly tools: RoomTools;

  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly log: Log,
    sessions: SessionService,
    pairer: RoundPairer,
  ) {
    this.tools = {
      store,
      clock,
      log,
      pairer,
      // A turn later, so that every answer of the commit is written first, over HTTP too (WIR-3).
      tell: (told) => setImmediate(() => this.tell(told)),
      endedAmong: async (ids) => {
        const valid = ids.length > 0 ? await sessions.stillValid(ids) : new Map<string, unknown>();
        return new Set(ids.filter((id) => !valid.has(id)));
      },
    };
  }

  /** Called with every change of the events served, whoever committed it, in order. */
  onChanges(listener: (told: ToldChanges) => void): void {
    this.changeListeners.push(listener);
  }

  /** Called when an event that was served is no more. */
  onRemoval(listener: (eventId: EventId) => void): void {
    this.removalListeners.push(listener);
  }

  /** The room if it is open already. */
  at(eventId: EventId): EventRoom | null {
    const kept = this.kept.get(eventId);
    if (!kept) return null;
    kept.usedAt = this.clock.now();
    return kept.room;
  }

  /** The room, read from the store if need be; null: there is no such event. */
  open(eventId: EventId): Promise<EventRoom | null> {
    const kept = this.kept.get(eventId) ?? this.startOpening(eventId);
    kept.usedAt = this.clock.now();
    return kept.opening;
  }

  served(): readonly EventRoom[] {
    return [...this.kept.values()].flatMap(({ room }) => room ?? []);
  }

  /** Forgets an event that was removed. */
  remove(eventId: EventId): void {
    if (this.kept.delete(eventId)) this.removalListeners.forEach((listen) => listen(eventId));
  }

  /** Lets go of rooms that nobody watches and nobody has used for five minutes. */
  forgetIdle(isWatched: (eventId: EventId) => boolean): void {
    const before = this.clock.now() - IDLE_MS;
    for (const [eventId, { room, usedAt }] of this.kept) {
      if (room && usedAt < before && !isWatched(eventId)) this.kept.delete(eventId);
    }
  }

  /** A listener that fails must not end the node: clients find what they miss by the next head. */
  private tell(told: ToldChanges): void {
    for (const listen of this.changeListeners) {
      try {
        listen(told);
      } catch (err) {
        this.log.error({ err, eventId: told.eventId }, "change not told");
      }
    }
  }

  private startOpening(eventId: EventId): Kept {
    const kept: Kept = { opening: this.load(eventId), room: null, usedAt: 0 };
    this.kept.set(eventId, kept);
    const forget = () => {
      if (this.kept.get(eventId) === kept) this.kept.delete(eventId);
    };
    kept.opening.then((room) => (room ? (kept.room = room) : forget()), forget);
    return kept;
  }

  private async load(eventId: EventId): Promise<EventRoom | null> {
    const loaded = await loadEvent(this.store, eventId);
    return loaded && new EventRoom(eventId, loaded, this.tools);
  }
}
