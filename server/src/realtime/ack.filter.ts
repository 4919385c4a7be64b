import { randomUUID } from "node:crypto";
import { Catch, type ArgumentsHost, type ExceptionFilter } from "@nestjs/common";
import { Log } from "../config/log.js";
import { answerOfRefusal } from "./answer-of-refusal.js";
import type { LiveSocket } from "./live-socket.js";

/** What throws in a handler is answered too: Nest's own filter would leave the client waiting (WIR-2). */
@Catch()
export class AckFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const [socket, message, ack, name] =
      host.getArgs<[LiveSocket, unknown, (answer: unknown) => void, string]>();
    const requestId = randomUUID();
    this.log.error({ err: error, requestId, socket: socket.id, message: name }, "message failed");
    ack(answerOfRefusal(name, message, { code: "server.failed", requestId }));
  }
}
