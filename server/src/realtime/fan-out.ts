import { Injectable, type OnModuleInit } from "@nestjs/common";
import type { Change, EventId } from "@drawroom/shared";
import { publishedAt } from "../hub/access.js";
import { EventRooms } from "../hub/event-rooms.js";
import { altersSummary } from "../hub/summary.js";
import { changesText, type ToldChanges } from "../hub/told-changes.js";
import { Clock } from "../config/clock.js";
import { MetricsService } from "../health/metrics.service.js";
import { AccessKeeper } from "./access-keeper.js";
import { Attendance } from "./attendance.js";
import { outgoingMessage, type OutgoingMessage } from "./outgoing-message.js";
import { Post } from "./post.js";
import { Relay } from "./relay.js";

const EVENT_CHANGES = "event:changes";

/** Sends each commit's changes to all who watch the event here, in one message made once, and tells the other nodes (WIR-3). */
@Injectable()
export class FanOut implements OnModuleInit {
  constructor(
    private readonly rooms: EventRooms,
    private readonly attendance: Attendance,
    private readonly access: AccessKeeper,
    private readonly post: Post,
    private readonly relay: Relay,
    private readonly clock: Clock,
    private readonly metrics: MetricsService,
  ) {}

  onModuleInit(): void {
    this.rooms.onChanges((told) => this.tell(told));
  }

  private tell(told: ToldChanges): void {
    const { eventId, changes, text, isOwn } = told;
    // The others first: their sockets are written to at the same time as ours.
    if (isOwn) this.relay.tellChanges(text);
    const state = this.rooms.at(eventId)?.held.state;
    if (!state || this.attendance.of(eventId).size === 0) return;
    // Before sending: who has just lost the right to see gets nothing more.
    if (changes.some(altersSummary)) this.access.revise(eventId, state);
    const whole = outgoingMessage(EVENT_CHANGES, text);
    const forSpectators = spectatorsPart(eventId, changes, whole, publishedAt(state));
    for (const attendee of this.attendance.of(eventId).values()) {
      const message = attendee.role === "spectator" ? forSpectators : whole;
      if (message) this.post.send(attendee, message);
    }
    const now = this.clock.now();
    for (const { at } of changes) this.metrics.changeSent((now - at) / 1000);
  }
}

/** ACC-3: what stood before the version that published the event is not for spectators. */
function spectatorsPart(
  eventId: EventId,
  changes: readonly Change[],
  whole: OutgoingMessage,
  published: number | null,
): OutgoingMessage | null {
  if (published === null) return null;
  if ((changes[0]?.version ?? 0) >= published) return whole;
  const since = changes.filter(({ version }) => version >= published);
  if (since.length === 0) return null;
  const bodies = since.map((change) => JSON.stringify(change));
  return outgoingMessage(EVENT_CHANGES, changesText(eventId, bodies));
}
