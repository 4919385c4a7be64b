import { Injectable } from "@nestjs/common";
import { Log } from "../config/log.js";
import { Settings } from "../config/settings.js";
import {
  cutOff,
  directLineOf,
  isClear,
  isReady,
  unsentBytes,
  writeInTurn,
  type DirectLine,
} from "./engine-internals.js";
import type { LiveSocket } from "./live-socket.js";
import type { OutgoingMessage } from "./outgoing-message.js";

/** Bytes unsent at which a slow reader is closed (WIR-8). */
const MOST_UNSENT = 1_000_000;

/** Somebody who is sent to again and again. */
export interface Recipient {
  readonly socket: LiveSocket;
  /** Looked up once: of thousands, what isn't touched needn't be fetched from memory. */
  line: DirectLine | null;
}

/**
 * Hands messages to sockets. A WebSocket with nothing before it gets the prebuilt frame written straight to its
 * connection; any other waits its turn in Socket.IO. Either way the order is kept: the direct write is taken only where
 * nothing waits.
 */
@Injectable()
export class Post {
  private readonly isFast: boolean;
  private readonly gone = new WeakSet<LiveSocket>();

  constructor(
    settings: Settings,
    private readonly log: Log,
  ) {
    this.isFast = settings.fastFanOut;
  }

  send(recipient: Recipient, { packet, frame }: OutgoingMessage): void {
    const line = this.lineOf(recipient);
    if (line && isClear(line)) line.connection.write(frame);
    else {
      writeInTurn(recipient.socket, packet, frame);
      this.cutOffIfSlow(recipient.socket);
    }
  }

  /** Sends only what can leave at once; the next one makes up for what is left out. */
  sendVolatile(recipient: Recipient, message: OutgoingMessage): void {
    if (isReady(recipient.socket)) this.send(recipient, message);
    else this.cutOffIfSlow(recipient.socket);
  }

  private lineOf(recipient: Recipient): DirectLine | null {
    return this.isFast ? (recipient.line ??= directLineOf(recipient.socket)) : null;
  }

  /** Closes a socket whose reader does not keep up (WIR-8); whether it did. */
  cutOffIfSlow(socket: LiveSocket): boolean {
    // What it had sent before still comes.
    if (this.gone.has(socket)) return true;
    const unsent = unsentBytes(socket);
    if (unsent <= MOST_UNSENT) return false;
    this.log.info({ socket: socket.id, unsent }, "slow reader closed");
    this.gone.add(socket);
    cutOff(socket);
    return true;
  }
}
