import { Injectable } from "@nestjs/common";
import type { EventId, PersonId } from "@drawroom/shared";
import { Clock } from "../config/clock.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { LinkStore, type Link } from "./link-store.js";
import { hashOf, newToken } from "./tokens.js";

const DAY = 86_400_000;
const INVITE_MS = 14 * DAY;
const FIRST_ACCOUNT_MS = 7 * DAY;
const SIGN_IN_MS = 7 * DAY;

/** Links that work once. Each gives back the path to open; its secret is kept nowhere. */
@Injectable()
export class LinkService {
  constructor(
    private readonly store: LinkStore,
    private readonly clock: Clock,
  ) {}

  /** Makes the server's first account. */
  firstAccount(): Promise<string> {
    return this.make(
      "/sign-in?first&",
      { kind: "firstAccount", accountId: null, eventId: null },
      FIRST_ACCOUNT_MS,
    );
  }

  /** Signs the account in without a password. */
  signIn(accountId: PersonId): Promise<string> {
    return this.make("/sign-in?", { kind: "signIn", accountId, eventId: null }, SIGN_IN_MS);
  }

  /** Makes whoever follows it a manager of the event. */
  invite(eventId: EventId): Promise<string> {
    return this.make("/invite?", { kind: "invite", accountId: null, eventId }, INVITE_MS);
  }

  /** Uses up a sign-in link: whom it signs in. */
  async takeSignIn(token: string): Promise<PersonId> {
    const link = await this.store.take(hashOf(token), "signIn", this.clock.now());
    if (!link?.accountId) throw new HttpRefusal({ code: "link.invalid" });
    return link.accountId;
  }

  private async make(
    page: string,
    link: Pick<Link, "kind" | "accountId" | "eventId">,
    lifetime: number,
  ): Promise<string> {
    const token = newToken();
    await this.store.add({ ...link, id: hashOf(token), expiresAt: this.clock.now() + lifetime });
    return `${page}token=${token}`;
  }
}
