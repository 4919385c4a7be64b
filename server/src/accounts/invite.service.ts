import { Injectable } from "@nestjs/common";
import type { EventId } from "@drawroom/shared";
import { Clock } from "../config/clock.js";
import { EventCommands } from "../hub/event-commands.js";
import { EventStore, type ListedEvent } from "../hub/event-store.js";
import { HttpRefusal } from "../web/http-refusal.js";
import type { Account } from "./account.js";
import { LinkService } from "./link.service.js";
import { LinkStore } from "./link-store.js";
import { SERVER } from "./server-actor.js";
import { hashOf } from "./tokens.js";

/** How many characters of its hash name the command that an invitation leads to. */
const COMMAND_ID_LENGTH = 32;

/** Invitations to manage an event: made by its owner, each good for one account. */
@Injectable()
export class InviteService {
  constructor(
    private readonly links: LinkService,
    private readonly store: LinkStore,
    private readonly events: EventStore,
    private readonly commands: EventCommands,
    private readonly clock: Clock,
  ) {}

  /** The path to open. Only the owner may; who may not see the event is told that there is none (ACC-3). */
  async make(slug: string, account: Account): Promise<string> {
    const event = await this.events.bySlug(slug);
    const role = event?.people[account.id];
    if (!event || (!event.published && !role)) throw new HttpRefusal({ code: "event.notFound" });
    if (role !== "owner") throw new HttpRefusal({ code: "access.notOwner" });
    return this.links.invite(event.eventId);
  }

  /**
   * Makes the account a manager of the event that the link invites to. The same account may ask again: the link names
   * the command, so it is done once (HUB-4).
   */
  async accept(token: string, account: Account): Promise<ListedEvent> {
    const linkId = hashOf(token);
    const link = await this.store.claim(linkId, account.id, this.clock.now());
    const event = link?.eventId && (await this.events.byId(link.eventId));
    if (!event) throw new HttpRefusal({ code: "link.invalid" });
    const refused = await this.join(event.eventId, linkId, account);
    if (refused === null) return event;
    await this.store.release(linkId);
    throw refused;
  }

  private async join(
    eventId: EventId,
    linkId: string,
    account: Account,
  ): Promise<HttpRefusal | null> {
    const { id, name, wcfRules } = account;
    const commandId = linkId.slice(0, COMMAND_ID_LENGTH);
    const command = { commandId, type: "joinAsManager", person: { id, name, wcfRules } };
    const answer = await this.commands.handle(eventId, command, SERVER);
    return answer.outcome === "rejected" ? new HttpRefusal(answer.refusal) : null;
  }
}
