import { Injectable, type OnModuleDestroy, type OnModuleInit } from "@nestjs/common";
import type { EventId, EventPresence } from "@drawroom/shared";
import { Clock } from "../config/clock.js";
import { Freshness } from "../hub/freshness.js";
import { Attendance } from "./attendance.js";
import { outgoingMessage } from "./outgoing-message.js";
import { Post } from "./post.js";
import { PresenceElsewhere } from "./presence-elsewhere.js";
import { Relay, type LocalPresence } from "./relay.js";

const EVERY_MS = 1_000;
/** Told again after so many rounds, to who came to know the event meanwhile or missed it. */
const ROUNDS_TO_REFRESH = 10;

/** Who is here: at most once a second where it changed, counted from the nodes' own tables, volatile (WIR-7). */
@Injectable()
export class PresenceBoard implements OnModuleInit, OnModuleDestroy {
  private readonly toTell = new Set<EventId>();
  private readonly elsewhere: PresenceElsewhere;
  private timer: NodeJS.Timeout | undefined;
  private round = 0;

  constructor(
    private readonly attendance: Attendance,
    private readonly relay: Relay,
    private readonly post: Post,
    private readonly freshness: Freshness,
    clock: Clock,
  ) {
    this.elsewhere = new PresenceElsewhere(clock);
  }

  onModuleInit(): void {
    this.attendance.onChange((eventId) => this.toTell.add(eventId));
    this.timer = setInterval(() => this.tellAll(), EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** What another node says of itself. */
  heard(node: string, told: LocalPresence): void {
    if (this.elsewhere.hear(node, told)) this.tellHere(told.eventId);
  }

  private tellAll(): void {
    this.round = (this.round + 1) % ROUNDS_TO_REFRESH;
    if (this.round === 0) this.attendance.watched().forEach((eventId) => this.toTell.add(eventId));
    for (const eventId of this.toTell) {
      this.relay.tellPresence(this.here(eventId));
      this.tellHere(eventId);
    }
    this.toTell.clear();
  }

  private tellHere(eventId: EventId): void {
    const attendees = this.attendance.of(eventId);
    if (attendees.size === 0 || !this.freshness.isFresh) return;
    const presence: EventPresence = this.elsewhere.with(this.here(eventId));
    const message = outgoingMessage("event:presence", JSON.stringify(presence));
    for (const attendee of attendees.values()) this.post.sendVolatile(attendee, message);
  }

  private here(eventId: EventId): LocalPresence {
    const managers = new Set<string>();
    const displays = new Set<string>();
    const attendees = this.attendance.of(eventId);
    for (const { socket, role, display } of attendees.values()) {
      const { identity } = socket.data;
      if (identity && role !== "spectator") managers.add(identity.actor.name);
      if (display !== undefined) displays.add(display);
    }
    return { eventId, watching: attendees.size, managers: [...managers], displays: [...displays] };
  }
}
