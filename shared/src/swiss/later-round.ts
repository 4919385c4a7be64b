import type { Permission, RoundPairing, SwissHistory } from "./history.js";
import { nextRound } from "./next-round.js";

/** What comes of pairing a round after the first. */
export interface LaterRound {
  readonly pairing: RoundPairing;
  /** Where there is no pairing: the permissions of the manager that would lead to one (SWS-10). */
  readonly offers: readonly Permission[];
}

const PERMISSIONS: readonly Permission[] = ["colours", "rematches"];

/**
 * Pairs the round after those there are, all in one value, so that a thread can work it out; some hundred milliseconds for
 * 500 players where the program is cold.
 * @param permission what the manager allows where no legal pairing is left
 */
export function laterRound(history: SwissHistory, permission?: Permission): LaterRound {
  const pairing = nextRound(history, permission);
  const offers = pairing.ok ? [] : PERMISSIONS.filter((offer) => nextRound(history, offer).ok);
  return { pairing, offers };
}
