import { handshakeSchema, PROTOCOL } from "@drawroom/shared";
import type { Account } from "../accounts/account.js";
import type { SessionService } from "../accounts/session.service.js";
import type { Identity, LiveSocket, SocketData } from "./live-socket.js";

const EVENT_ID_LENGTH = 6;

/** What of an account decisions may know. */
export const identityOf = (session: string, { id, name, wcfRules }: Account): Identity => ({
  session,
  actor: { id, name, wcfRules },
});

/**
 * For `io.use`: who is behind the socket, by the cookie of its handshake, before anything of it is handled. A forged or
 * ended session is nobody's. What is no longer needed of the request is let go: it would stay as long as the socket.
 */
export const identify =
  (sessions: SessionService) => (socket: LiveSocket, next: (error?: Error) => void) => {
    sessions.accountOf(socket.handshake.headers.cookie).then(
      (session) => {
        const identity = session && identityOf(session.sessionId, session.account);
        socket.data = dataOf(socket.handshake.auth, identity);
        socket.handshake.headers = {};
        (socket.conn as { request: unknown }).request = null;
        next();
      },
      // No database: the client sees a lost connection and tries again.
      () => void socket.conn.close(),
    );
  };

function dataOf(auth: unknown, identity: Identity | null): SocketData {
  const said = handshakeSchema.safeParse(auth);
  // A page from before this protocol: it is let in to be told so.
  if (!said.success) return { identity, protocol: outdated(auth), kind: "page", display: null };
  const { protocol, kind, display: code } = said.data;
  const display =
    code === undefined
      ? null
      : { eventId: code.slice(0, EVENT_ID_LENGTH), displayId: code.slice(EVENT_ID_LENGTH) };
  return { identity, protocol, kind, display };
}

const outdated = (auth: unknown): number =>
  (auth as { protocol?: unknown } | null)?.protocol === PROTOCOL ? PROTOCOL : 0;
