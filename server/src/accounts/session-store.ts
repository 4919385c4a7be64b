import type { PersonId } from "@drawroom/shared";
import type { Account } from "./account.js";

export interface StoredSession {
  /** The hash of its token. */
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly expiresAt: number;
  readonly account: Account;
}

/** The port through which sessions are remembered. Times are milliseconds since 1970, UTC. */
export abstract class SessionStore {
  abstract open(id: string, accountId: PersonId, expiresAt: number): Promise<void>;
  /** Those of the sessions that have not ended or run out, in one query. */
  abstract valid(ids: readonly string[], now: number): Promise<readonly StoredSession[]>;
  abstract extend(id: string, expiresAt: number): Promise<void>;
  abstract end(id: string): Promise<void>;
  abstract forgetExpired(now: number): Promise<void>;
}
