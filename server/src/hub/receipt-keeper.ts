import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from "@nestjs/common";
import { Log } from "../config/log.js";
import { repeat, type Repeating } from "../config/repeat.js";
import { EventStore } from "./event-store.js";

const HOURLY = 3_600_000;

/** Forgets answers older than 30 days; accepted commands are found by their changes for good (HUB-4). */
@Injectable()
export class ReceiptKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private repeating: Repeating | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.repeating = repeat(
      HOURLY,
      () => this.store.forgetOldReceipts(),
      (err) => this.log.warn({ err }, "old receipts not forgotten"),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.repeating?.stop();
  }
}
