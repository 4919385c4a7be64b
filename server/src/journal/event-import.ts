import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import { commandSchema, NO_HISTORY, type Actor } from "@drawroom/shared";
import { Clock } from "../config/clock.js";
import { decideOne } from "../hub/decide-one.js";
import type { Created } from "../hub/event-commands.js";
import { EventStore } from "../hub/event-store.js";
import { newEventId } from "../hub/new-event-id.js";
import { summaryOf } from "../hub/summary.js";
import { journalRows, type JournalRows } from "./journal-rows.js";

/** Restores events from exports: the journal as it was, and one change more that hands the event over (JRN-2). */
@Injectable()
export class EventImport {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  /** In: the file, who brings it, and the address it is to have, null for its own. */
  async take(bytes: Uint8Array, actor: Actor, slug: string | null): Promise<Created> {
    const read = await journalRows(bytes);
    if (!read.ok) return read;
    return this.keep(read.value, actor, slug ?? read.value.slug);
  }

  private async keep(
    { rows, checked: { held, hash } }: JournalRows,
    actor: Actor,
    slug: string,
  ): Promise<Created> {
    const { id, name, wcfRules } = actor;
    const person = { id, name, wcfRules };
    const command = { commandId: randomUUID(), type: "takeOverEvent", slug, person };
    const decided = decideOne(
      { held, history: NO_HISTORY, drawKey: "", newest: hash },
      commandSchema.parse(command),
      { at: this.clock.now(), actor: { ...actor, isServer: true } },
    );
    if (!decided.made) throw new Error("An event that can't be handed over");
    const eventId = newEventId();
    const outcome = await this.store.create(slug, {
      eventId,
      base: 0,
      changes: [...rows, decided.made.row],
      receipts: [],
      summary: summaryOf(decided.memory.held.state),
    });
    // Where the event it was exported from is still here, its first command is the same: that one keeps the address.
    const isMade = outcome === "created" && (await this.store.byId(eventId)) !== null;
    return isMade
      ? { ok: true, value: { eventId, slug } }
      : { ok: false, refusal: { code: "event.slugTaken", slug } };
  }
}
