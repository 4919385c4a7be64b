import { Body, Controller, HttpCode, HttpStatus, Post, Res, UseGuards } from "@nestjs/common";
import { createAccountSchema, type CreateAccount } from "@drawroom/shared";
import type { Response } from "express";
import { ReadBody } from "../web/read-body.js";
import type { Account } from "./account.js";
import { AccountGuard } from "./account.guard.js";
import { AccountService } from "./account.service.js";
import { changePasswordSchema, type ChangePassword } from "./change-password.js";
import { CurrentAccount, CurrentSession } from "./current-account.js";
import { SignedIn } from "./signed-in.js";
import { TryLimitGuard } from "./try-limit.guard.js";

@Controller("api/accounts")
@UseGuards(TryLimitGuard)
export class AccountsController {
  constructor(
    private readonly accounts: AccountService,
    private readonly signedIn: SignedIn,
  ) {}

  /** Makes an account by a one-time link, and signs it in. */
  @Post()
  async create(
    @Body(new ReadBody(createAccountSchema)) body: CreateAccount,
    @CurrentSession() before: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ account: Account }> {
    const { id, name, email, wcfRules } = await this.accounts.create(body);
    await this.signedIn.begin(response, id, before);
    return { account: { id, name, email, wcfRules } };
  }

  /** Changes the password of who is signed in. All sessions end, also a copy of this one; a new one begins here. */
  @Post("password")
  @HttpCode(HttpStatus.NO_CONTENT)
  @UseGuards(AccountGuard)
  async changePassword(
    @Body(new ReadBody(changePasswordSchema)) { current, password }: ChangePassword,
    @CurrentAccount() account: Account,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.accounts.changePassword(account, current, password);
    await this.signedIn.begin(response, account.id, null);
  }
}
