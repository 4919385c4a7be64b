import type { Answer, CommandInput } from "@drawroom/shared";
import type { Socket } from "socket.io-client";
import { newCommandId, newSocket } from "./socket-client";
import type { TestNode } from "./start-node";
import type { Visitor } from "./visitor";

/** Answers that say nothing of the command: it is to be sent again. */
const AGAIN: ReadonlySet<string> = new Set([
  "server.failed",
  "server.draining",
  "protocol.tooFast",
]);
const PATIENCE_MS = 3_000;

/**
 * Sends commands as WIR-4 has it: with no answer the same again, over every lost connection; each answered once. With
 * several nodes it stays at the first that it reaches, and goes to the next where that is lost.
 */
export class Outbox {
  readonly answers = new Map<string, Answer>();
  /** How often a command was sent again. */
  resent = 0;
  private doors: readonly { readonly node: TestNode; readonly socket: Socket }[];

  constructor(
    nodes: TestNode | readonly TestNode[],
    private readonly eventId: string,
    visitor: Visitor,
  ) {
    this.doors = [nodes].flat().map((node) => {
      const socket = newSocket(node, { visitor, reconnects: true });
      return { node, socket: socket.connect() };
    });
  }

  /** The node that it sent to last. */
  get node(): TestNode | undefined {
    return this.doors[0]?.node;
  }

  /** Resolves with the answer that stands, however long that takes. */
  async give(input: CommandInput): Promise<Answer> {
    const commandId = newCommandId();
    const message = { eventId: this.eventId, command: { commandId, ...input } };
    for (let tries = 0; ; tries++) {
      if (tries > 0) this.resent++;
      const answer = await this.tryOnce(message);
      if (!answer) continue;
      this.answers.set(commandId, answer);
      return answer;
    }
  }

  private async tryOnce(message: unknown): Promise<Answer | null> {
    const socket = await this.connected();
    try {
      const answer = (await socket
        .timeout(PATIENCE_MS)
        .emitWithAck("event:command", message)) as Answer;
      return answer.outcome === "rejected" && AGAIN.has(answer.refusal.code) ? null : answer;
    } catch {
      return null;
    }
  }

  /** The socket that was used last, if it is connected; the next one that is, if it is not. */
  private async connected(): Promise<Socket> {
    for (;;) {
      const first = this.doors.findIndex(({ socket }) => socket.connected);
      const door = this.doors[first];
      if (door) {
        this.doors = [...this.doors.slice(first), ...this.doors.slice(0, first)];
        return door.socket;
      }
      await Promise.race(this.doors.map(({ socket }) => connectionOf(socket)));
    }
  }
}

const connectionOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once("connect", resolve));
