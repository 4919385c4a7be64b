import type { Answer, CommandInput } from "@drawroom/shared";
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

/** Sends commands as WIR-4 has it: with no answer the same again, over every lost connection; each answered once. */
export class Outbox {
  readonly answers = new Map<string, Answer>();
  /** How often a command was sent again. */
  resent = 0;
  private readonly socket;

  constructor(
    node: TestNode,
    private readonly eventId: string,
    visitor: Visitor,
  ) {
    this.socket = newSocket(node, { visitor, reconnects: true });
    this.socket.connect();
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
    if (!this.socket.connected)
      await new Promise<void>((resolve) => this.socket.once("connect", resolve));
    try {
      const answer = (await this.socket
        .timeout(PATIENCE_MS)
        .emitWithAck("event:command", message)) as Answer;
      return answer.outcome === "rejected" && AGAIN.has(answer.refusal.code) ? null : answer;
    } catch {
      return null;
    }
  }
}
