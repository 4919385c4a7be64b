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

/** A message came. While we catch up it doesn't count: the server lives, but what is shown may be old. */
export function heard(turn: Turn): void {
  if (turn.state.link.isJoined && !turn.state.link.join) goLive(turn);
}

/** The `quiet` timer ran out: true if it was silent all the time. It is not moved at each message, that would cost more. */
export function isSilent(turn: Turn): boolean {
  // A clock that was set back must not make the silence look short.
  if (turn.state.liveAt > turn.now) turn.set({ liveAt: turn.now });
  const left = turn.state.liveAt + QUIET_MS - turn.now;
  if (left > 0) turn.start("quiet", left);
  else turn.set({ isQuiet: true });
  return left <= 0;
}
