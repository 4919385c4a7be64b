import { Injectable } from "@nestjs/common";
import { SETTINGS } from "@drawroom/shared";
import type { Account } from "../accounts/account.js";
import { Log } from "../config/log.js";
import { roleIn } from "../hub/access.js";
import { EventRooms } from "../hub/event-rooms.js";
import { EventStore } from "../hub/event-store.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { EventReading } from "./event-reading.js";

/** Takes an event out for good, with its journal. The one thing that can't be taken back, so its name must be typed (SCR-7). */
@Injectable()
export class EventRemoval {
  constructor(
    private readonly reading: EventReading,
    private readonly store: EventStore,
    private readonly rooms: EventRooms,
    private readonly log: Log,
  ) {}

  async remove(slug: string, typedName: string, account: Account | null): Promise<void> {
    const { eventId, held } = await this.reading.bySlug(slug, account);
    if (roleIn(held.state, account?.id ?? null) !== "owner")
      throw new HttpRefusal({ code: "access.notOwner" });
    if (held.state.settings[SETTINGS]?.name !== typedName.normalize("NFC").trim()) {
      throw new HttpRefusal({
        code: "protocol.invalid",
        issues: [{ path: "name", message: "is not the event's name" }],
      });
    }
    await this.store.remove(eventId);
    this.rooms.remove(eventId);
    this.log.info({ eventId, slug, by: account?.id }, "event removed");
  }
}
