import { randomBytes } from "node:crypto";
import {
  PROTOCOL,
  type Answer,
  type CommandInput,
  type EventJoin,
  type EventJoined,
  type Handshake,
} from "@drawroom/shared";
import { io, type Socket } from "socket.io-client";
import { onTestFinished } from "vitest";
import type { TestNode } from "./start-node";
import type { Visitor } from "./visitor";

export interface SocketOptions {
  /** Who is signed in; nobody unless said. */
  readonly visitor?: Visitor;
  /** A `Cookie` header in place of the visitor's. */
  readonly cookie?: string;
  /** The page's origin; the node's own unless said. */
  readonly origin?: string;
  readonly auth?: Partial<Handshake> | Record<string, unknown>;
  readonly transport?: "websocket" | "polling";
  readonly reconnects?: boolean;
}

const PATIENCE_MS = 10_000;

/** A random command id. */
export const newCommandId = (): string => randomBytes(12).toString("base64url");

/** The input with an id, as it is sent. */
export const command = (input: CommandInput, commandId = newCommandId()) => ({
  commandId,
  ...input,
});

/** A socket that is not connected yet; it closes with the test. */
export function newSocket(node: Pick<TestNode, "url">, options: SocketOptions = {}): Socket {
  const {
    visitor,
    origin = node.url,
    auth = {},
    transport = "websocket",
    reconnects = false,
  } = options;
  const cookie = options.cookie ?? visitor?.cookie;
  const socket = io(node.url, {
    transports: [transport],
    forceNew: true,
    autoConnect: false,
    reconnection: reconnects,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    auth: { protocol: PROTOCOL, kind: "page", ...auth },
    extraHeaders: { origin, ...(cookie !== undefined && { cookie }) },
  });
  onTestFinished(() => void socket.close());
  return socket;
}

/** A socket that is connected; rejects if it is not let in. */
export async function openSocket(
  node: Pick<TestNode, "url">,
  options: SocketOptions = {},
): Promise<Socket> {
  const socket = newSocket(node, options);
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
    socket.connect();
  });
  return socket;
}

/** Sends a message and waits for its answer, 10 s at most. */
export const ask = <T>(socket: Socket, name: string, message: unknown): Promise<T> =>
  socket.timeout(PATIENCE_MS).emitWithAck(name, message) as Promise<T>;

let joins = 0;

export const join = (
  socket: Socket,
  eventId: string,
  fields: Partial<EventJoin> = {},
): Promise<EventJoined> =>
  ask(socket, "event:join", {
    protocol: PROTOCOL,
    eventId,
    joinId: `j${++joins}`,
    since: -1,
    unsettled: [],
    ...fields,
  });

/** Gives a command; it gets an id unless it has one. */
export const give = (
  socket: Socket,
  eventId: string,
  input: CommandInput & { commandId?: string },
): Promise<Answer> =>
  ask(socket, "event:command", { eventId, command: { commandId: newCommandId(), ...input } });

/** The next message of that name that fits; rejects after 10 s. */
export const next = <T>(
  socket: Socket,
  name: string,
  fits: (message: T) => boolean = () => true,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.off(name, take);
      settle();
    };
    const take = (message: T) => {
      if (fits(message)) end(() => resolve(message));
    };
    const timer = setTimeout(() => end(() => reject(new Error(`No ${name}`))), PATIENCE_MS);
    socket.on(name, take);
  });
