import type { LoggerService } from "@nestjs/common";
import type { Log } from "./log.js";

/** Nest's own lines in the server's log; what it says at start is of interest to its developers only. */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  log(message: unknown, ...context: unknown[]): void {
    this.to.debug({ context }, String(message));
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.to.warn({ context }, String(message));
  }

  error(message: unknown, ...context: unknown[]): void {
    const fields = message instanceof Error ? { err: message, context } : { context };
    this.to.error(fields, message instanceof Error ? message.message : String(message));
  }

  fatal(message: unknown, ...context: unknown[]): void {
    this.error(message, ...context);
  }
}
