import type { LoggedFact } from "../facts/fact.js";

/**
 * A fact that people read back, such as an exchange by hand (LOG-4). Its key is `<version>.<index>`:
 * the change that made it and the fact's place in that change.
 */
export interface LogEntry {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly fact: LoggedFact;
}
