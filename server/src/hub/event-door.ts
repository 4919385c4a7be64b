import { Injectable } from "@nestjs/common";
import type { EventId, PersonId } from "@drawroom/shared";
import { maySee } from "./access.js";
import type { EventRoom } from "./event-room.js";
import { EventRooms } from "./event-rooms.js";
import { EventStore, type ListedEvent } from "./event-store.js";

/** Lets into an event those who may see it. Whether it is missing or only not published nobody else can tell (ACC-3). */
@Injectable()
export class EventDoor {
  constructor(
    private readonly rooms: EventRooms,
    private readonly store: EventStore,
  ) {}

  /** The room of an event that this account may see, else null. */
  async byId(eventId: EventId, account: PersonId | null): Promise<EventRoom | null> {
    const open = this.rooms.at(eventId);
    if (open && maySee(open.held.state, account)) return open;
    // One query, whatever comes of it: the time taken tells nothing.
    return this.enter(await this.store.byId(eventId), account);
  }

  /** The same by the event's address. */
  async bySlug(slug: string, account: PersonId | null): Promise<EventRoom | null> {
    return this.enter(await this.store.bySlug(slug), account);
  }

  private async enter(
    listed: ListedEvent | null,
    account: PersonId | null,
  ): Promise<EventRoom | null> {
    if (!listed || !mayEnter(listed, account)) return null;
    const room = await this.rooms.open(listed.eventId);
    if (!room) return null;
    if (room.held.version < listed.version) await room.catchUp();
    return maySee(room.held.state, account) ? room : null;
  }
}

const mayEnter = ({ published, people }: ListedEvent, account: PersonId | null): boolean =>
  published || (account !== null && account in people);
