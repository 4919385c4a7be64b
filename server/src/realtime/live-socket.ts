import type { Actor, ClientMessages, DisplayId, EventId, ServerMessages } from "@drawroom/shared";
import type { Server, Socket } from "socket.io";

/** Who is behind a socket, by its session cookie. */
export interface Identity {
  readonly actor: Actor;
  readonly session: string;
}

/** What the server knows of a socket: set at the handshake; the identity may change or end later (ACC-1). */
export interface SocketData {
  identity: Identity | null;
  readonly protocol: number;
  readonly kind: "page" | "display";
  readonly display: { readonly eventId: EventId; readonly displayId: DisplayId } | null;
}

type NoMessages = Record<never, never>;
export type LiveServer = Server<ClientMessages, ServerMessages, NoMessages, SocketData>;
export type LiveSocket = Socket<ClientMessages, ServerMessages, NoMessages, SocketData>;
