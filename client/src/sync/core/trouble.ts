import { NO_HISTORY } from "@drawroom/shared";
import type { Turn } from "./turn";

/** WIR-9: nothing more is asked or sent; what waits stays in the storage for the reloaded page. */
export function isOutdated(turn: Turn): void {
  turn.stop("join", "retryJoin", "answer", "retryCommand", "gap", "behind");
  turn.setLink({ isJoined: false, join: null });
  turn.set({ trouble: { kind: "outdated" }, inFlight: null });
}

/** ACC-3: the event is not there, or no longer to be seen; so nothing of it is shown. */
export function notFound(turn: Turn): void {
  turn.stop("join", "answer", "gap", "behind");
  turn.setLink({ isJoined: false, join: null });
  turn.set({
    trouble: { kind: "notFound" },
    role: "spectator",
    personId: null,
    confirmed: null,
    history: NO_HISTORY,
    held: new Map(),
    duringJoin: [],
    head: -1,
    inFlight: null,
  });
  turn.emit({ kind: "forgetEvent" });
  turn.isStale = true;
}
