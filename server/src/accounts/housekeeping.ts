import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from "@nestjs/common";
import { Clock } from "../config/clock.js";
import { Log } from "../config/log.js";
import { repeat, type Repeating } from "../config/repeat.js";
import { LinkStore } from "./link-store.js";
import { SessionStore } from "./session-store.js";

const HOURLY = 3_600_000;

/** Deletes sessions and links that have run out. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private repeating: Repeating | null = null;

  constructor(
    private readonly sessions: SessionStore,
    private readonly links: LinkStore,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.repeating = repeat(
      HOURLY,
      () => this.forget(),
      (err) => this.log.warn({ err }, "not tidied"),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.repeating?.stop();
  }

  private async forget(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.forgetExpired(now);
    await this.links.forgetExpired(now);
  }
}
