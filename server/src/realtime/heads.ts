import { Injectable, type OnModuleDestroy, type OnModuleInit } from "@nestjs/common";
import { EventRooms } from "../hub/event-rooms.js";
import { Freshness } from "../hub/freshness.js";
import { Attendance } from "./attendance.js";
import { outgoingMessage } from "./outgoing-message.js";
import { Post } from "./post.js";

const EVERY_MS = 3_000;
const ROUNDS_TO_TIDY = 20;

/** Tells every room its version every 3 s: a sign of life, and how a client finds out that it missed something (WIR-3). */
@Injectable()
export class Heads implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private round = 0;

  constructor(
    private readonly rooms: EventRooms,
    private readonly attendance: Attendance,
    private readonly post: Post,
    private readonly freshness: Freshness,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.tellAll(), EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private tellAll(): void {
    if (this.freshness.isFresh) this.tellHeads();
    this.round = (this.round + 1) % ROUNDS_TO_TIDY;
    if (this.round === 0) this.rooms.forgetIdle((eventId) => this.attendance.of(eventId).size > 0);
  }

  private tellHeads(): void {
    for (const eventId of this.attendance.watched()) {
      const version = this.rooms.at(eventId)?.held.version;
      if (version === undefined) continue;
      const head = outgoingMessage("event:head", JSON.stringify({ eventId, version }));
      for (const attendee of this.attendance.of(eventId).values())
        this.post.sendVolatile(attendee, head);
    }
  }
}
