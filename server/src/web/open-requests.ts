import { setTimeout } from "node:timers/promises";
import { Injectable, type BeforeApplicationShutdown } from "@nestjs/common";
import type { RequestHandler } from "express";

const LONGEST_MS = 3_000;

/** The requests that have come and are not answered yet: an end in good order waits for them (RUN-2). */
@Injectable()
export class OpenRequests implements BeforeApplicationShutdown {
  private open = 0;
  private onNone: () => void = () => {};

  readonly count: RequestHandler = (_request, response, next) => {
    this.open++;
    response.once("close", () => {
      if (--this.open === 0) this.onNone();
    });
    next();
  };

  /** Who doesn't come to an end in time is not waited for. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.open === 0) return;
    const none = new Promise<void>((resolve) => (this.onNone = resolve));
    await Promise.race([none, setTimeout(LONGEST_MS, null, { ref: false })]);
  }
}
