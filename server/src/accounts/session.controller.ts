import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Post,
  Res,
  UseGuards,
} from "@nestjs/common";
import { signInSchema, useTokenSchema, type SignIn, type UseToken } from "@drawroom/shared";
import type { Response } from "express";
import { ReadBody } from "../web/read-body.js";
import type { Account } from "./account.js";
import { AccountService } from "./account.service.js";
import { CurrentAccount, CurrentSession } from "./current-account.js";
import { LinkService } from "./link.service.js";
import { SignedIn } from "./signed-in.js";
import { TryLimitGuard } from "./try-limit.guard.js";

/** Signing in and out (ACC-6). */
@Controller("api/session")
export class SessionController {
  constructor(
    private readonly accounts: AccountService,
    private readonly links: LinkService,
    private readonly signedIn: SignedIn,
  ) {}

  /** Who is signed in; `firstStart`: the server has no account yet. */
  @Get()
  @Header("Cache-Control", "no-store")
  async current(
    @CurrentAccount() account: Account | null,
  ): Promise<{ account: Account | null; firstStart?: true }> {
    if (account) return { account };
    return (await this.accounts.isFirstStart()) ? { account, firstStart: true } : { account };
  }

  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @UseGuards(TryLimitGuard)
  async signIn(
    @Body(new ReadBody(signInSchema)) body: SignIn,
    @CurrentSession() before: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.signedIn.begin(response, await this.accounts.signIn(body), before);
  }

  /** By a one-time link. */
  @Post("token")
  @HttpCode(HttpStatus.NO_CONTENT)
  @UseGuards(TryLimitGuard)
  async signInByLink(
    @Body(new ReadBody(useTokenSchema)) { token }: UseToken,
    @CurrentSession() before: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.signedIn.begin(response, await this.links.takeSignIn(token), before);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async signOut(
    @CurrentSession() sessionId: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.signedIn.end(response, sessionId);
  }
}
