import type {
  Answer,
  ClientMessages,
  Command,
  EventId,
  EventJoin,
  ServerMessages,
  ServerNotice,
} from "@drawroom/shared";
import type { Socket } from "socket.io-client";
import type { Joined, Presence } from "./wire";
import { readJoined } from "./wire";

export type PageSocket = Socket<ServerMessages, ClientMessages>;

/** What an open event hears. `connection` numbers the socket: each one that connects gets the next number. */
export interface Hearing {
  connected(connection: number): void;
  lost(connection: number): void;
  changes(
    connection: number,
    changes: Parameters<ServerMessages["event:changes"]>[0]["changes"],
  ): void;
  head(connection: number, version: number): void;
  presence(connection: number, presence: Presence): void;
  revoked(connection: number): void;
  outdated(): void;
}

/** The wire, as open events use it. One socket carries them all. */
export interface Transport {
  /** Begins to hear of an event, first of all whether there is a connection. Returns what ends it and leaves the room. */
  listen(eventId: EventId, hearing: Hearing): () => void;
  /** Answers, if at all, on the connection it was sent over. Not sent if there is none. */
  join(message: EventJoin, answered: (connection: number, joined: Joined) => void): void;
  command(
    message: { readonly eventId: EventId; readonly command: Command },
    answered: (connection: number, answer: Answer) => void,
  ): void;
  /** Closes the socket and opens another, with the cookie as it is now. */
  renew(): void;
  close(): void;
}

/** Listeners are set up here, once for the socket's life, never in a component or on connect. */
export function createTransport(socket: PageSocket): Transport {
  const events = new Map<EventId, Set<Hearing>>();
  let connection = 0;

  const all = (): Hearing[] => [...events.values()].flatMap((hearings) => [...hearings]);
  const of = (eventId: EventId): Hearing[] => [...(events.get(eventId) ?? [])];

  socket.on("connect", () => {
    connection += 1;
    for (const hearing of all()) hearing.connected(connection);
  });
  socket.on("disconnect", () => {
    for (const hearing of all()) hearing.lost(connection);
  });
  socket.on("event:changes", ({ eventId, changes }) => {
    for (const hearing of of(eventId)) hearing.changes(connection, changes);
  });
  socket.on("event:head", ({ eventId, version }) => {
    for (const hearing of of(eventId)) hearing.head(connection, version);
  });
  socket.on("event:presence", ({ eventId, ...presence }) => {
    for (const hearing of of(eventId)) hearing.presence(connection, presence);
  });
  socket.on("server:notice", (notice) => noticed(notice, { all, of, connection }));
  socket.on("connect_error", (error) => {
    const code = (error as { data?: { code?: unknown } }).data?.code;
    if (code === "protocol.outdated") for (const hearing of all()) hearing.outdated();
  });
  const stopReturning = comeBack(socket);

  return {
    listen: (eventId, hearing) => {
      const hearings = events.get(eventId) ?? new Set();
      events.set(eventId, hearings.add(hearing));
      if (socket.connected) hearing.connected(connection);
      return () => {
        hearings.delete(hearing);
        if (hearings.size > 0) return;
        events.delete(eventId);
        if (socket.connected) socket.emit("event:leave", { eventId }, () => undefined);
      };
    },
    join: (message, answered) => {
      // Socket.IO would keep it and send it over a later socket.
      if (!socket.connected) return;
      const over = connection;
      socket.emit("event:join", message, (joined) => answered(over, readJoined(joined)));
    },
    command: (message, answered) => {
      if (!socket.connected) return;
      const over = connection;
      socket.emit("event:command", message, (answer) => answered(over, answer));
    },
    renew: () => socket.disconnect().connect(),
    close: () => {
      stopReturning();
      socket.removeAllListeners();
      socket.disconnect();
    },
  };
}

function noticed(
  notice: ServerNotice,
  {
    all,
    of,
    connection,
  }: { all: () => Hearing[]; of: (id: EventId) => Hearing[]; connection: number },
): void {
  if (notice.code === "protocol.outdated") for (const hearing of all()) hearing.outdated();
  if (notice.code === "access.revoked")
    for (const hearing of of(notice.eventId)) hearing.revoked(connection);
  // A draining server closes the socket itself; the next connection finds another or waits for it.
}

/** WIR-8: Socket.IO doesn't come back by itself where the server closed the socket or refused it. */
function comeBack(socket: PageSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    if (!socket.active) timer = setTimeout(() => socket.connect(), 1_000 + 2_000 * Math.random());
  };
  const now = (): void => {
    if (!socket.connected) socket.disconnect().connect();
  };
  socket.on("disconnect", (reason) => {
    if (reason !== "io client disconnect") later();
  });
  socket.on("connect_error", later);
  const page = typeof window === "undefined" ? null : window;
  page?.addEventListener("online", now);
  return () => {
    clearTimeout(timer);
    page?.removeEventListener("online", now);
  };
}
