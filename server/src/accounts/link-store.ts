import type { EventId, PersonId } from "@drawroom/shared";

/** `firstAccount`: makes the first account; `signIn`: signs an account in; `invite`: makes a manager of an event. */
export type LinkKind = "firstAccount" | "signIn" | "invite";

export interface Link {
  /** The hash of its token. */
  readonly id: string;
  readonly kind: LinkKind;
  /** Whom it signs in. */
  readonly accountId: PersonId | null;
  /** To which event it invites. */
  readonly eventId: EventId | null;
  /** Milliseconds since 1970, UTC. */
  readonly expiresAt: number;
}

/** The port through which links that work once are remembered. */
export abstract class LinkStore {
  abstract add(link: Link): Promise<void>;
  /** Uses the link up and gives it back; null if it is used, has run out or never was. */
  abstract take(id: string, kind: LinkKind, now: number): Promise<Link | null>;
  /** Makes an invitation that of an account. Asked again for the same account it says the same; null as with `take`. */
  abstract claim(id: string, accountId: PersonId, now: number): Promise<Link | null>;
  /** Gives back what was claimed. */
  abstract release(id: string): Promise<void>;
  abstract forgetExpired(now: number): Promise<void>;
}
