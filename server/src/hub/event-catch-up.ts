import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from "@nestjs/common";
import { Log } from "../config/log.js";
import { repeat, type Repeating } from "../config/repeat.js";
import type { EventRoom } from "./event-room.js";
import { EventRooms } from "./event-rooms.js";
import { EventStore } from "./event-store.js";
import { Freshness } from "./freshness.js";

const EVERY_MS = 2_000;

/**
 * Asks the database every 2 s, in one query, for the versions of the events served, and reads what is missing: so a change
 * arrives also where Redis is down or there is none (HUB-7).
 */
@Injectable()
export class EventCatchUp implements OnApplicationBootstrap, OnModuleDestroy {
  private repeating: Repeating | null = null;

  constructor(
    private readonly rooms: EventRooms,
    private readonly store: EventStore,
    private readonly freshness: Freshness,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.repeating = repeat(
      EVERY_MS,
      () => this.check(),
      (err) => this.log.warn({ err }, "versions not read"),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.repeating?.stop();
  }

  private async check(): Promise<void> {
    const served = this.rooms.served();
    if (served.length > 0) await this.catchUp(served);
    this.freshness.renew();
  }

  private async catchUp(served: readonly EventRoom[]): Promise<void> {
    const versions = await this.store.versions(served.map(({ eventId }) => eventId));
    await Promise.all(
      served.map(async (room) => {
        const version = versions.get(room.eventId);
        if (version === undefined) this.rooms.remove(room.eventId);
        else if (version > room.held.version) await room.catchUp();
      }),
    );
  }
}
