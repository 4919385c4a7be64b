/** The present time. A port, so that tests move it by hand. */
export abstract class Clock {
  /** Milliseconds since 1970, UTC. */
  abstract now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
