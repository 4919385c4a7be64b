import { randomUUID } from "node:crypto";
import type { OnApplicationShutdown, OnModuleInit } from "@nestjs/common";
import { createClient } from "redis";
import type { Log } from "../config/log.js";
import type { Readiness } from "../health/readiness.js";
import { Relay, type LocalPresence, type RelayListener } from "./relay.js";

const CHANGES = "drawroom:changes";
const PRESENCE = "drawroom:presence";
const SLOWEST_RETRY_MS = 1_000;

/** Redis as the messenger between nodes: it publishes and subscribes, and holds nothing (HUB-6). */
export class RedisRelay extends Relay implements OnModuleInit, OnApplicationShutdown {
  /** Every message begins with the node that sent it, so that each leaves out its own. */
  private readonly node = randomUUID();
  private readonly speaker;
  private readonly ear;
  private listener: RelayListener | null = null;

  constructor(url: string, log: Log, readiness: Readiness) {
    super();
    const client = () =>
      createClient({
        url,
        // What can't be told now is found by the next check; it is not kept.
        disableOfflineQueue: true,
        pingInterval: 5_000,
        socket: { reconnectStrategy: (tries) => Math.min(tries * 50, SLOWEST_RETRY_MS) },
      }).on("error", (err: Error) => log.warn({ reason: err.message }, "Redis"));
    this.speaker = client();
    this.ear = client();
    readiness.watch("redis", async () => {
      await this.speaker.ping();
    });
  }

  /** Not awaited: without Redis the node serves all the same, and finds it later. */
  onModuleInit(): void {
    this.speaker.connect().catch(() => {});
    this.hear().catch(() => {});
  }

  onApplicationShutdown(): void {
    this.speaker.destroy();
    this.ear.destroy();
  }

  override listen(listener: RelayListener): void {
    this.listener = listener;
  }

  override tellChanges(text: string): void {
    this.publish(CHANGES, text);
  }

  override tellPresence(presence: LocalPresence): void {
    this.publish(PRESENCE, JSON.stringify(presence));
  }

  private publish(channel: string, text: string): void {
    if (!this.speaker.isReady) return;
    this.speaker.publish(channel, `${this.node} ${text}`).catch(() => {});
  }

  private async hear(): Promise<void> {
    await this.ear.connect();
    await this.onMessage(CHANGES, (text) => this.listener?.changes(text));
    await this.onMessage(PRESENCE, (text, node) => this.listener?.presence(node, text));
  }

  private onMessage(channel: string, take: (text: string, node: string) => void): Promise<void> {
    return this.ear.subscribe(channel, (message) => {
      const end = message.indexOf(" ");
      const node = message.slice(0, end);
      if (node !== this.node) take(message.slice(end + 1), node);
    });
  }
}
