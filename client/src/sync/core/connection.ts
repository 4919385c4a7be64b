import type { TimerName } from "./effects";
import { failedJoin, startJoin } from "./join";
import { keepLiveAt } from "./keep";
import { beQuiet, isSilent, QUIET_MS, silenceOf } from "./liveness";
import { adoptAgain } from "./recall";
import { sendAgain } from "./send";
import type { Turn } from "./turn";

/** Silence after which a page that comes back asks whether all is still well: the server says something every 3 s. */
const STALE_MS = 4_000;

export function connected(turn: Turn, connection: number): void {
  if (turn.state.trouble?.kind === "outdated") return;
  lost(turn);
  turn.setLink({ connection });
  // Before the first fetch the event's id is not known; its answer then joins.
  if (turn.state.eventId !== null) startJoin(turn);
}

export function lost(turn: Turn): void {
  turn.stop("join", "answer", "retryCommand", "gap", "behind");
  if (turn.state.eventId !== null) turn.stop("retryJoin");
  keepLiveAt(turn);
  turn.setLink({ connection: null, isJoined: false, join: null });
  turn.set({ inFlight: null, duringJoin: [] });
}

/** The page is shown again. Its timers may have slept, and so may its socket. */
export function pageShown(turn: Turn): void {
  const silence = silenceOf(turn);
  if (silence >= QUIET_MS) beQuiet(turn);
  if (silence <= STALE_MS || turn.state.trouble?.kind === "outdated") return;
  if (turn.state.eventId !== null && turn.state.link.connection === null)
    turn.emit({ kind: "reconnect" });
  else startJoin(turn);
}

export function timerRanOut(turn: Turn, timer: TimerName): void {
  if (!turn.isRunning(timer)) return;
  turn.ranOut(timer);
  switch (timer) {
    case "gap":
      turn.needsJoin = turn.state.held.size > 0;
      return;
    case "behind":
      turn.needsJoin = (turn.state.confirmed?.version ?? -1) < turn.state.awaitedHead;
      return;
    case "join":
      failedJoin(turn, null);
      return;
    case "answer":
      sendAgain(turn);
      return;
    case "retryJoin":
      startJoin(turn);
      return;
    case "retryCommand":
      return; // The next command is sent when the input is worked.
    case "quiet":
      if (isSilent(turn)) beQuiet(turn);
      return;
    case "leaving":
      adoptAgain(turn);
  }
}
