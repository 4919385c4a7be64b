/**
 * What an open event knows and does, without any I/O: (state, input, now) → (next state, effects).
 *
 *   WIR-3  older changes are ignored, the next applied, later ones held; gaps heal by joining again   absorb, housekeeping
 *   WIR-4  replaced sockets are ignored; unanswered commands are sent again, in order, same id         connection, housekeeping
 *   WIR-5  shown = confirmed + pending, decided again on each confirmed state                          replay, give
 *   WIR-6  ten seconds of silence: not live                                                            liveness
 *   WIR-6  without a network: the event as it was kept, marked so                                      keep, recall
 *   WIR-9  another protocol: reload                                                                    trouble
 *   HUB-8  undo and redo, offline too                                                                  undo
 */
import { takeChanges } from "./core/absorb";
import { adopt } from "./core/adopt";
import { settle } from "./core/answers";
import { connected, lost, pageShown, timerRanOut } from "./core/connection";
import type { Effect } from "./core/effects";
import { tidy } from "./core/housekeeping";
import type { Input } from "./core/inputs";
import { keepLiveAt } from "./core/keep";
import { failedJoin, joinAnswered, refusedJoin, startJoin } from "./core/join";
import { goLive, heard, QUIET_MS } from "./core/liveness";
import { recalled } from "./core/recall";
import type { SyncState } from "./core/state";
import { isOutdated } from "./core/trouble";
import { Turn } from "./core/turn";
import { personOfRole } from "./core/who";

export interface Advanced {
  readonly state: SyncState;
  readonly effects: readonly Effect[];
}

/** The next state and what is to be done, in order. `now`: milliseconds since 1970. Total: any input, at any time. */
export function advance(state: SyncState, input: Input, now: number): Advanced {
  if (
    "connection" in input &&
    input.kind !== "connected" &&
    input.connection !== state.link.connection
  ) {
    return { state, effects: [] };
  }
  const turn = new Turn(state, now);
  work(turn, input);
  tidy(turn);
  return { state: turn.state, effects: turn.effects };
}

function work(turn: Turn, input: Input): void {
  switch (input.kind) {
    case "opened":
      turn.start("quiet", QUIET_MS);
      return startJoin(turn);
    case "fetched":
      return fetched(turn, input);
    case "fetchFailed":
      if (input.refusal) return refusedJoin(turn, input.refusal);
      // One that was recalled meanwhile is joined, and no longer fetched.
      return turn.state.eventId === null ? failedJoin(turn, null) : undefined;
    case "recalled":
      return recalled(turn, input.kept);
    case "connected":
      return connected(turn, input.connection);
    case "lost":
      return lost(turn);
    case "outdated":
      return isOutdated(turn);
    case "timer":
      return timerRanOut(turn, input.timer);
    case "pageShown":
      return pageShown(turn);
    case "pageHidden":
      return keepLiveAt(turn);
    case "authoringLoaded":
      turn.set({ authoring: input.authoring });
      turn.isStale = true;
      return;
    case "adopted":
      return adopt(turn, input.entries);
    case "dismissed":
      return turn.set({
        refused: turn.state.refused.filter(({ command }) => command.commandId !== input.commandId),
      });
    default:
      received(turn, input);
  }
}

type Received = Exclude<Extract<Input, { connection: number }>, { kind: "connected" | "lost" }>;

/** A message over the present connection. */
function received(turn: Turn, input: Received): void {
  if (turn.state.trouble?.kind === "outdated") return;
  switch (input.kind) {
    case "joined":
      return joinAnswered(turn, input.answer);
    case "changes":
      heard(turn);
      return takeChanges(turn, input.changes);
    case "head":
      heard(turn);
      return turn.set({ head: Math.max(turn.state.head, input.version) });
    case "answered":
      heard(turn);
      return settle(turn, input.answer);
    case "heard":
      return heard(turn);
    case "revoked":
      return startJoin(turn);
  }
}

function fetched(turn: Turn, paint: Extract<Input, { kind: "fetched" }>): void {
  if (turn.state.eventId !== null) return;
  const { eventId, role, held } = paint;
  const personId = paint.personId ?? personOfRole(held.state, role);
  turn.set({ eventId, role, personId, confirmed: held, trouble: null });
  turn.setLink({ failures: 0 });
  turn.isStale = true;
  goLive(turn);
  if (role === "owner") turn.emit({ kind: "loadAuthoring" });
  startJoin(turn);
}
