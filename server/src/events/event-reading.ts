import { Injectable } from "@nestjs/common";
import type { Account } from "../accounts/account.js";
import { EventDoor } from "../hub/event-door.js";
import type { EventRoom } from "../hub/event-room.js";
import { HttpRefusal } from "../web/http-refusal.js";

const EVENT_ID_LENGTH = 6;

/** Finds what HTTP requests read, for who asks; refuses by HttpRefusal. */
@Injectable()
export class EventReading {
  constructor(private readonly door: EventDoor) {}

  /** `event.notFound` also where it is not for this account (ACC-3). */
  async bySlug(slug: string, account: Account | null): Promise<EventRoom> {
    return found(await this.door.bySlug(slug, account?.id ?? null));
  }

  /** By a display's code, `<eventId><displayId>`. */
  async byDisplay(code: string, account: Account | null): Promise<EventRoom> {
    const room = found(await this.door.byId(code.slice(0, EVENT_ID_LENGTH), account?.id ?? null));
    const { displays } = room.held.state;
    return found(Object.hasOwn(displays, code.slice(EVENT_ID_LENGTH)) ? room : null);
  }
}

function found(room: EventRoom | null): EventRoom {
  if (!room) throw new HttpRefusal({ code: "event.notFound" });
  return room;
}
