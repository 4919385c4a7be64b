import type { PersonId } from "@drawroom/shared";
import type { Account, NewAccount } from "./account.js";

/** The port through which accounts are remembered. */
export abstract class AccountStore {
  /** Makes the account; where a link is named, only if it may still be used for that, and it is used up by it. */
  abstract add(
    account: NewAccount,
    link?: LinkUse,
  ): Promise<"added" | "emailTaken" | "linkInvalid">;
  abstract byEmail(
    email: string,
  ): Promise<(Account & { readonly passwordHash: string | null }) | null>;
  abstract byId(id: PersonId): Promise<Account | null>;
  /** All accounts, by e-mail. */
  abstract all(): Promise<readonly Account[]>;
  /** Whether anybody but the sample event's owner has an account. */
  abstract hasAny(): Promise<boolean>;
  /** Ends all sessions of the account with it. */
  abstract setPassword(id: PersonId, passwordHash: string): Promise<void>;
  /** Sets the flags of those that have these addresses; gives back how many there are. */
  abstract setWcfRules(emails: readonly string[], wcfRules: boolean): Promise<number>;
  /** Accounts whose events know another flag than the account has. */
  abstract toTell(): Promise<readonly Account[]>;
  /** Notes that the events of the account know this flag. */
  abstract told(id: PersonId, wcfRules: boolean): Promise<void>;
}

/** A link that makes an account: the first one of the server, or that of somebody invited. */
export interface LinkUse {
  readonly linkId: string;
  readonly at: number;
}
