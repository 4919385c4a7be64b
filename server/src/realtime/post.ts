import { Injectable } from "@nestjs/common";
import { Log } from "../config/log.js";
import { Settings } from "../config/settings.js";
import { cutOff, idleConnectionOf, isReady, unsentBytes, writeInTurn } from "./engine-internals.js";
import type { LiveSocket } from "./live-socket.js";
import type { OutgoingMessage } from "./outgoing-message.js";

/** Bytes unsent at which a slow reader is closed (WIR-8). */
const MOST_UNSENT = 1_000_000;

/**
 * Hands messages to sockets. A WebSocket with nothing before it gets the prebuilt frame written straight to its
 * connection; any other waits its turn in Socket.IO. Either way the order is kept: the direct write is taken only where
 * nothing waits.
 */
@Injectable()
export class Post {
  private readonly isFast: boolean;

  constructor(
    settings: Settings,
    private readonly log: Log,
  ) {
    this.isFast = settings.fastFanOut;
  }

  send(socket: LiveSocket, { packet, frame }: OutgoingMessage): void {
    const connection = this.isFast ? idleConnectionOf(socket) : null;
    if (connection) connection.write(frame);
    else {
      writeInTurn(socket, packet, frame);
      this.cutOffIfSlow(socket);
    }
  }

  /** Sends only what can leave at once; the next one makes up for what is left out. */
  sendVolatile(socket: LiveSocket, message: OutgoingMessage): void {
    if (isReady(socket)) this.send(socket, message);
    else this.cutOffIfSlow(socket);
  }

  private cutOffIfSlow(socket: LiveSocket): void {
    const unsent = unsentBytes(socket);
    if (unsent <= MOST_UNSENT) return;
    this.log.info({ socket: socket.id, unsent }, "slow reader closed");
    cutOff(socket);
  }
}
