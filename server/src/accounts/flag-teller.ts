import { randomBytes } from "node:crypto";
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from "@nestjs/common";
import type { EventId } from "@drawroom/shared";
import { Log } from "../config/log.js";
import { repeat, type Repeating } from "../config/repeat.js";
import { EventCommands } from "../hub/event-commands.js";
import { EventStore } from "../hub/event-store.js";
import type { Account } from "./account.js";
import { AccountStore } from "./account-store.js";
import { SERVER } from "./server-actor.js";

const EVERY_MS = 2_000;

/**
 * Tells an account's events when the administrator has changed its WCF rules flag (ACC-5), from wherever that was done.
 * Nodes that do so at once do no harm: the second finds nothing to change.
 */
@Injectable()
export class FlagTeller implements OnApplicationBootstrap, OnModuleDestroy {
  private repeating: Repeating | null = null;

  constructor(
    private readonly accounts: AccountStore,
    private readonly events: EventStore,
    private readonly commands: EventCommands,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.repeating = repeat(
      EVERY_MS,
      () => this.tell(),
      (err) => this.log.warn({ err }, "flags not told"),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.repeating?.stop();
  }

  private async tell(): Promise<void> {
    for (const account of await this.accounts.toTell()) {
      const events = await this.events.list(account.id);
      const own = events.filter(({ people }) => people[account.id]);
      const answers = await Promise.all(own.map(({ eventId }) => this.change(eventId, account)));
      if (answers.every(Boolean)) await this.accounts.told(account.id, account.wcfRules);
    }
  }

  /** Whether the event knows it now; somebody who has left meanwhile needs no telling. */
  private async change(eventId: EventId, { id, name, wcfRules }: Account): Promise<boolean> {
    const commandId = randomBytes(12).toString("base64url");
    const command = { commandId, type: "changePerson", person: { id, name, wcfRules } };
    const answer = await this.commands.handle(eventId, command, SERVER);
    return answer.outcome !== "rejected" || answer.refusal.code === "person.notFound";
  }
}
