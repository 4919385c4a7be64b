import type { Clock } from "../config/clock.js";
import type { Log } from "../config/log.js";
import type { EventStore } from "./event-store.js";
import type { RoundPairer } from "./pairing/round-pairer.js";
import type { ToldChanges } from "./told-changes.js";

/** What every room shares. */
export interface RoomTools {
  readonly store: EventStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Tells those who watch, after the answers have gone out (WIR-3). */
  readonly tell: (told: ToldChanges) => void;
  /** Which of these sessions have ended (ACC-1). */
  readonly endedAmong: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly pairer: RoundPairer;
}
