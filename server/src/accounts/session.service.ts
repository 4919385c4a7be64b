import { Injectable } from "@nestjs/common";
import type { PersonId } from "@drawroom/shared";
import { Clock } from "../config/clock.js";
import type { Account } from "./account.js";
import { SESSION_MS, tokenIn } from "./session-cookie.js";
import { SessionStore, type StoredSession } from "./session-store.js";
import { hashOf, newToken } from "./tokens.js";

/** Somebody signed in. */
export interface Session {
  readonly sessionId: string;
  readonly account: Account;
}

/** A session is prolonged when it was not for a day, so that reading costs no write. */
const PROLONG_AFTER = 86_400_000;

/** Who is signed in: by the cookie of a request or of a socket's handshake. */
@Injectable()
export class SessionService {
  constructor(
    private readonly store: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** Begins a session; gives back the token for the cookie, which is kept nowhere. */
  async open(accountId: PersonId): Promise<string> {
    const token = newToken();
    await this.store.open(hashOf(token), accountId, this.clock.now() + SESSION_MS);
    return token;
  }

  /** Whose session a `Cookie` header carries; null: nobody's, also where it is forged, ended or has run out. */
  async accountOf(cookieHeader: string | undefined): Promise<Session | null> {
    return (await this.find(cookieHeader))?.session ?? null;
  }

  /** The same, prolonged where it is due (30 days from its last use); `prolonged` is then the token for a new cookie. */
  async find(
    cookieHeader: string | undefined,
  ): Promise<{ readonly session: Session; readonly prolonged: string | null } | null> {
    const token = tokenIn(cookieHeader);
    if (token === null) return null;
    const now = this.clock.now();
    const [stored] = await this.store.valid([hashOf(token)], now);
    if (!stored) return null;
    const isDue = stored.expiresAt - now < SESSION_MS - PROLONG_AFTER;
    if (isDue) await this.store.extend(stored.id, now + SESSION_MS);
    return { session: sessionOf(stored), prolonged: isDue ? token : null };
  }

  /** Those of the sessions that still hold, with the accounts as they are now, in one query (ACC-1). */
  async stillValid(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Account>> {
    const stored = await this.store.valid(sessionIds, this.clock.now());
    return new Map(stored.map(({ id, account }) => [id, account]));
  }

  end(sessionId: string): Promise<void> {
    return this.store.end(sessionId);
  }
}

const sessionOf = ({ id, account }: StoredSession): Session => ({ sessionId: id, account });
