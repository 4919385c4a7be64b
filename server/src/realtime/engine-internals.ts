import type { Socket as NetSocket } from "node:net";
import type { LiveSocket } from "./live-socket.js";

/*
 * The few parts of Socket.IO 4.8.3, Engine.IO 6 and ws 8 that are not in their types and that the fast fan-out and the
 * limit for slow readers rest on. Versions are pinned; FAST_FANOUT=off does without the direct write.
 */

interface WebSocketInside {
  readonly _socket: NetSocket | null;
  readonly readyState: number;
  terminate(): void;
  once(event: "close", listener: () => void): void;
}

interface TransportInside {
  readonly name: string;
  readonly readyState: string;
  /** Nothing before the next packet waits: what does is sent in the turn in which this becomes true. */
  readonly writable: boolean;
  readonly socket?: WebSocketInside;
}

interface EngineInside {
  readonly readyState: string;
  readonly writeBuffer: readonly { readonly data?: string | Buffer }[];
  readonly transport: TransportInside;
  close(discard?: boolean): void;
}

/** A socket's WebSocket and the TCP connection below it. Once there is one, it is the socket's until the end. */
export interface DirectLine {
  readonly transport: TransportInside;
  readonly connection: NetSocket;
}

interface ClientInside {
  writeToEngine(packets: readonly string[], options: WriteOptions): void;
}

interface WriteOptions {
  readonly preEncoded: true;
  readonly compress: false;
  readonly wsPreEncodedFrame: readonly [Buffer];
}

/** Of a WebSocket's states. */
const CLOSED = 3;

const engineOf = (socket: LiveSocket): EngineInside => socket.conn as unknown as EngineInside;

/** Null while the socket polls, or is about to change over. */
export function directLineOf(socket: LiveSocket): DirectLine | null {
  const { transport } = engineOf(socket);
  const connection = transport.name === "websocket" && transport.socket?._socket;
  return connection ? { transport, connection } : null;
}

/** Whether a frame may be written directly to it: open, and nothing before it waits. */
export const isClear = ({ transport, connection }: DirectLine): boolean =>
  transport.writable && transport.readyState === "open" && connection.writableLength === 0;

/** Whether something sent now would leave at once; what is volatile is sent only then. */
export function isReady(socket: LiveSocket): boolean {
  const { readyState, transport, writeBuffer } = engineOf(socket);
  return readyState === "open" && transport.writable && writeBuffer.length === 0;
}

/** Socket.IO's own way: it queues what can't leave yet, in order. */
export function writeInTurn(socket: LiveSocket, packet: string, frame: Buffer): void {
  (socket.client as unknown as ClientInside).writeToEngine([packet], {
    preEncoded: true,
    compress: false,
    wsPreEncodedFrame: [frame],
  });
}

/** Bytes that wait in this process for a client to read. */
export function unsentBytes(socket: LiveSocket): number {
  const { transport, writeBuffer } = engineOf(socket);
  const queued = writeBuffer.reduce((bytes, { data }) => bytes + (data?.length ?? 0), 0);
  return queued + (transport.socket?._socket?.writableLength ?? 0);
}

/** Closes after what is unsent; resolves when the client has said goodbye, or at once where there is no WebSocket. */
export function closeInOrder(socket: LiveSocket): Promise<void> {
  const engine = engineOf(socket);
  const webSocket = engine.transport.socket;
  const closed = new Promise<void>((resolve) => {
    if (webSocket) webSocket.once("close", resolve);
    else resolve();
  });
  engine.close();
  return closed;
}

/** From now on: once the connection is closed, its client has so many milliseconds to say goodbye, in place of ws's 30 s. */
export function limitGoodbye(connection: LiveSocket["conn"], ms: number): void {
  connection.once("close", () => {
    const { socket } = (connection as unknown as EngineInside).transport;
    if (socket && socket.readyState !== CLOSED) setTimeout(() => socket.terminate(), ms).unref();
  });
}

/** Closes without waiting for what is unsent; the client sees a lost connection and comes back. */
export function cutOff(socket: LiveSocket): void {
  const engine = engineOf(socket);
  if (engine.transport.name === "websocket" && engine.transport.socket)
    engine.transport.socket.terminate();
  else engine.close(true);
}
