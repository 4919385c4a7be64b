import type { PersonId } from "@drawroom/shared";

/** Somebody who may sign in. The id is also that of the person in events. */
export interface Account {
  readonly id: PersonId;
  readonly name: string;
  /** Lower case; never part of an event's state (ACC-4). */
  readonly email: string;
  /** Set by the server's administrator (ACC-5). */
  readonly wcfRules: boolean;
}

export interface NewAccount extends Account {
  /** null: signs in by a link only. */
  readonly passwordHash: string | null;
  /** Made with the sample event; it does not count as the server's first account. */
  readonly isSample: boolean;
}

/** E-mail addresses are the same in any case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
