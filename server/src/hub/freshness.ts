import { Injectable } from "@nestjs/common";

/** Milliseconds for which a node may speak for what it read; within them every change arrives (HUB-7). */
const HOLDS_MS = 5_000;

/**
 * Whether this node knows how its events stand now. One that can't reach the database may be behind the others without
 * knowing it: it must not give signs of life, by which screens would call themselves live (WIR-6).
 */
@Injectable()
export class Freshness {
  private readAt = performance.now();

  get isFresh(): boolean {
    return performance.now() - this.readAt < HOLDS_MS;
  }

  /** Every event served was found, or brought, up to date. */
  renew(): void {
    this.readAt = performance.now();
  }
}
