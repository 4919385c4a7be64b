import { keepLiveAt } from "./keep";
import type { SyncState } from "./state";
import type { Turn } from "./turn";

/** WIR-6: silence after which nothing is shown as live, milliseconds. */
export const QUIET_MS = 10_000;

export type Status =
  | { readonly kind: "live" }
  | { readonly kind: "catchingUp" }
  | { readonly kind: "notLive"; readonly since: number };

/** Whether what is shown may be called live. `since` is the time of the last sign of life while up to date. */
export function statusOf({ trouble, isQuiet, liveAt, link }: SyncState): Status {
  if (trouble || isQuiet) return { kind: "notLive", since: liveAt };
  return link.isJoined && !link.join ? { kind: "live" } : { kind: "catchingUp" };
}

/** The state is the server's at this moment. */
export function goLive(turn: Turn): void {
  turn.set({ liveAt: turn.now, isQuiet: false });
  if (!turn.isRunning("quiet")) turn.start("quiet", QUIET_MS);
}

/** A clock is corrected by so much without a word, milliseconds; one that goes back further was set. */
const CORRECTED_MS = 1_000;

/** How long nothing was heard, milliseconds; after a clock was set back that can't be told, so it counts as for ever. */
export function silenceOf({ state, now }: Turn): number {
  const silence = now - state.liveAt;
  return silence < -CORRECTED_MS ? Infinity : silence;
}

/**
 * A message came. While we catch up it doesn't count: the server lives, but what is shown may be old. Nor after a silence that no
 * timer saw: a device that slept reads what was sent to it long ago, and has to ask.
 */
export function heard(turn: Turn): void {
  if (!turn.state.link.isJoined || turn.state.link.join) return;
  if (silenceOf(turn) < QUIET_MS) goLive(turn);
  else beQuiet(turn);
}

/** Nothing is shown as live any more until a join has been answered. */
export function beQuiet(turn: Turn): void {
  const { liveAt, link } = turn.state;
  turn.set({ isQuiet: true, liveAt: Math.min(liveAt, turn.now) });
  keepLiveAt(turn);
  // A socket may be half open: ask; if there is no answer it is given up.
  if (link.isJoined) turn.needsJoin = true;
}

/** The `quiet` timer ran out: true if it was silent all the time. It is not moved at each message, that would cost more. */
export function isSilent(turn: Turn): boolean {
  const left = QUIET_MS - silenceOf(turn);
  if (left > 0) turn.start("quiet", left);
  return left <= 0;
}
