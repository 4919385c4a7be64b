import { Injectable } from "@nestjs/common";
import type { CreateAccount, PersonId, SignIn } from "@drawroom/shared";
import { Clock } from "../config/clock.js";
import { Settings } from "../config/settings.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { emailKey, type Account, type NewAccount } from "./account.js";
import { AccountStore } from "./account-store.js";
import { newPersonId } from "./new-person-id.js";
import { Passwords } from "./passwords.js";
import { hashOf } from "./tokens.js";

/** Accounts: making them, signing in to them, their passwords. Refusals are thrown as HttpRefusal. */
@Injectable()
export class AccountService {
  constructor(
    private readonly store: AccountStore,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Whose e-mail and password these are. An unknown e-mail takes as long as a wrong password. */
  async signIn({ email, password }: SignIn): Promise<PersonId> {
    const found = await this.store.byEmail(email);
    const isRight = await this.passwords.isRight(password, found?.passwordHash ?? null);
    if (!found || !isRight) throw new HttpRefusal({ code: "account.wrongPassword" });
    return found.id;
  }

  /** Makes an account by a one-time link: the server's first, or an invitation. */
  async create({ token, name, email, password }: CreateAccount): Promise<Account> {
    const account = this.newAccount({
      name,
      email,
      passwordHash: await this.passwords.hash(password),
    });
    const link = { linkId: hashOf(token), at: this.clock.now() };
    const outcome = await this.store.add(account, link);
    if (outcome === "linkInvalid") throw new HttpRefusal({ code: "link.invalid" });
    if (outcome === "emailTaken") throw new HttpRefusal({ code: "account.emailTaken" });
    return account;
  }

  /** Changes the password; all sessions of the account end. */
  async changePassword(account: Account, current: string, next: string): Promise<void> {
    await this.signIn({ email: account.email, password: current });
    await this.store.setPassword(account.id, await this.passwords.hash(next));
  }

  /** Whether this is a new server: nobody but the sample event's owner has an account. */
  async isFirstStart(): Promise<boolean> {
    return !(await this.store.hasAny());
  }

  private newAccount(given: Pick<NewAccount, "name" | "email" | "passwordHash">): NewAccount {
    const wcfRules = this.settings.wcfAccounts.includes(emailKey(given.email));
    return { ...given, id: newPersonId(), wcfRules, isSample: false };
  }
}
