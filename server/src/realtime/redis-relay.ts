import { randomUUID } from "node:crypto";
import type { OnApplicationShutdown, OnModuleInit } from "@nestjs/common";
import type { Log } from "../config/log.js";
import type { Readiness } from "../health/readiness.js";
import { RedisLink } from "./redis-link.js";
import { Relay, type LocalPresence, type RelayListener } from "./relay.js";

const CHANGES = "drawroom:changes";
const PRESENCE = "drawroom:presence";
const PULSE = "drawroom:pulse";

const PULSE_MS = 2_000;
/** So many of its own pulses unheard, and the node takes the link for dead. */
const MOST_UNHEARD = 2;

/**
 * Redis as the messenger between nodes: it publishes and subscribes, and holds nothing (HUB-6). A line can die without a
 * word, so each node listens for what it says itself, and makes a new link where it hears nothing.
 */
export class RedisRelay extends Relay implements OnModuleInit, OnApplicationShutdown {
  /** Every message begins with the node that sent it, so that each leaves out its own. */
  private readonly node = randomUUID();
  private readonly pulse = `${PULSE}:${this.node}`;
  private link: RedisLink | null = null;
  private listener: RelayListener | null = null;
  private timer: NodeJS.Timeout | undefined;
  private unheard = 0;

  constructor(
    private readonly url: string,
    private readonly log: Log,
    readiness: Readiness,
  ) {
    super();
    readiness.watch("redis", async () => {
      if (!this.link) throw new Error("not linked yet");
      await this.link.check();
    });
  }

  onModuleInit(): void {
    this.link = this.newLink();
    this.timer = setInterval(() => this.beat(), PULSE_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.link?.close();
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
    this.link?.publish(channel, `${this.node} ${text}`);
  }

  /** Counted, not timed: a node that was held up has missed nothing. */
  private beat(): void {
    if (this.unheard >= MOST_UNHEARD) {
      this.log.warn({}, "Redis is silent; linking anew");
      this.link?.close();
      this.link = this.newLink();
      this.unheard = 0;
    }
    this.unheard++;
    this.link?.publish(this.pulse, "");
  }

  private newLink(): RedisLink {
    const channels = {
      [CHANGES]: this.fromOthers((text) => this.listener?.changes(text)),
      [PRESENCE]: this.fromOthers((text, node) => this.listener?.presence(node, text)),
      [this.pulse]: () => (this.unheard = 0),
    };
    return new RedisLink(this.url, channels, (err) =>
      this.log.warn({ reason: err.message }, "Redis"),
    );
  }

  private fromOthers(take: (text: string, node: string) => void): (message: string) => void {
    return (message) => {
      const end = message.indexOf(" ");
      const node = message.slice(0, end);
      if (node !== this.node) take(message.slice(end + 1), node);
    };
  }
}
