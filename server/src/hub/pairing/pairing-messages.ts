import type { LaterRound, Permission, SwissHistory } from "@drawroom/shared";

/** To the thread that pairs. */
export interface ToPair {
  readonly id: number;
  readonly history: SwissHistory;
  readonly permission?: Permission | undefined;
}

/** From it: one to each, in order. */
export interface FromPairing {
  readonly id: number;
  readonly round: LaterRound;
}
