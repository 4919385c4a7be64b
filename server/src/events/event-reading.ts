import { Injectable } from "@nestjs/common";
import type { CompetitionId } from "@drawroom/shared";
import type { Account } from "../accounts/account.js";
import { EventDoor } from "../hub/event-door.js";
import type { EventRoom } from "../hub/event-room.js";
import { HttpRefusal } from "../web/http-refusal.js";
import type { Viewed } from "./views/view.js";

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

  /** A competition of an event, for a derived view. */
  async competition(slug: string, id: CompetitionId, account: Account | null): Promise<Viewed> {
    const { held } = await this.bySlug(slug, account);
    const { competitions } = held.state;
    // Any text comes in by a path, `constructor` too.
    const competition = Object.hasOwn(competitions, id) ? competitions[id] : undefined;
    if (!competition) throw new HttpRefusal({ code: "competition.notFound", competition: id });
    return { ...held, competition };
  }
}

function found(room: EventRoom | null): EventRoom {
  if (!room) throw new HttpRefusal({ code: "event.notFound" });
  return room;
}
