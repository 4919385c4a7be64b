import { Injectable } from "@nestjs/common";
import { Clock } from "../config/clock.js";
import { Settings } from "../config/settings.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { TokenBuckets } from "../web/token-buckets.js";
import type { Asker } from "./asker.js";

/**
 * How often somebody may have something made that costs more than a look: an export, a file, an earlier version (WIR-8).
 * What is made already is free, so a hall behind one address reads on.
 */
@Injectable()
export class CostlyReads {
  private readonly limit: TokenBuckets;

  constructor({ limits: { costlyReadsPerMinute: most } }: Settings, clock: Clock) {
    this.limit = new TokenBuckets(most, most / 60, () => clock.now());
  }

  /** Refuses `protocol.tooFast` where the limit is reached. */
  spend({ key }: Asker): void {
    if (!this.limit.take(key)) throw new HttpRefusal({ code: "protocol.tooFast" });
  }
}
