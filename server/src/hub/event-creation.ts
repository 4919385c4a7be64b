import { Injectable } from "@nestjs/common";
import {
  commandSchema,
  emptyState,
  invalidOf,
  NO_HASH,
  NO_HISTORY,
  ok,
  refuse,
  type Actor,
  type Held,
} from "@drawroom/shared";
import { Clock } from "../config/clock.js";
import { newEventId } from "./new-event-id.js";
import { decideOne } from "./decide-one.js";
import type { Created } from "./event-commands.js";
import { EventStore } from "./event-store.js";
import { summaryOf } from "./summary.js";

const NOTHING: Held = { version: 0, state: emptyState() };

/** Makes new events: the first change of each, written with its address in one go. */
@Injectable()
export class EventCreation {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  async create(input: unknown, actor: Actor): Promise<Created> {
    const read = commandSchema.safeParse(input);
    if (!read.success) return refuse(invalidOf(read.error));
    const command = read.data;
    if (command.type !== "createEvent") {
      return refuse({
        code: "protocol.invalid",
        issues: [{ path: "type", message: "createEvent expected" }],
      });
    }
    // Through the server, and in the name of who becomes the owner.
    const giver = { ...actor, isServer: true };
    const decided = decideOne(
      // Nothing is drawn before there is an event.
      { held: NOTHING, history: NO_HISTORY, drawKey: "", newest: NO_HASH },
      command,
      { at: this.clock.now(), actor: giver },
    );
    if (!decided.made) {
      return refuse(
        decided.answer.outcome === "rejected" ? decided.answer.refusal : { code: "event.exists" },
      );
    }
    const { slug } = command;
    const outcome = await this.store.create(slug, {
      eventId: newEventId(),
      base: 0,
      changes: [decided.made.row],
      receipts: [],
      summary: summaryOf(decided.memory.held.state),
    });
    const listed = outcome === "created" ? await this.store.bySlug(slug) : null;
    // The same command sent again finds the event that it made.
    if (!listed || !(actor.id in listed.people)) return refuse({ code: "event.slugTaken", slug });
    return ok({ eventId: listed.eventId, slug });
  }
}
