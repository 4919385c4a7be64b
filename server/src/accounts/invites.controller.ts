import { Body, Controller, HttpCode, HttpStatus, Param, Post, UseGuards } from "@nestjs/common";
import { useTokenSchema, type UseToken } from "@drawroom/shared";
import { ReadBody } from "../web/read-body.js";
import type { Account } from "./account.js";
import { AccountGuard } from "./account.guard.js";
import { CurrentAccount } from "./current-account.js";
import { InviteService } from "./invite.service.js";

@Controller("api")
@UseGuards(AccountGuard)
export class InvitesController {
  constructor(private readonly invites: InviteService) {}

  /** The owner's link for a new manager; `url` is its path on this server. */
  @Post("events/:slug/invites")
  async invite(
    @Param("slug") slug: string,
    @CurrentAccount() account: Account,
  ): Promise<{ url: string }> {
    return { url: await this.invites.make(slug, account) };
  }

  @Post("invites/accept")
  @HttpCode(HttpStatus.OK)
  async accept(
    @Body(new ReadBody(useTokenSchema)) { token }: UseToken,
    @CurrentAccount() account: Account,
  ): Promise<{ slug: string }> {
    const { slug } = await this.invites.accept(token, account);
    return { slug };
  }
}
