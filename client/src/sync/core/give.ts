import { advanceHistory, type Command, type Refusal } from "@drawroom/shared";
import type { Effect } from "./effects";
import { litKeys } from "./lit-keys";
import { tidy } from "./housekeeping";
import type { Pending, Retracted, SyncState } from "./state";
import { tryStep } from "./replay";
import { Turn } from "./turn";

/** What came of a command: the next state, and the refusal if it was refused on the spot; then nothing is sent. */
export interface Given {
  readonly state: SyncState;
  readonly effects: readonly Effect[];
  readonly refusal: Refusal | null;
}

export const refusedAtOnce = (state: SyncState, refusal: Refusal | null): Given => ({
  state,
  effects: [],
  refusal,
});

/**
 * A command of this browser's user. It is decided here at once, shown, stored and queued (WIR-5); where the
 * engine is not loaded yet, or only the server can decide, it is only queued. What would change nothing is not sent.
 * `retracted`: the commands that can still be made again after it.
 */
export function give(
  state: SyncState,
  command: Command,
  now: number,
  retracted: readonly Retracted[] = [],
): Given {
  if (state.role === "spectator") return refusedAtOnce(state, { code: "access.notOwner" });
  const shown = state.shown && { held: state.shown, history: state.shownHistory };
  const stepped = shown && tryStep(state, shown, command, now);
  const isForServer = stepped && !stepped.ok && stepped.refusal.code === "draw.serverOnly";
  if (stepped && !isForServer && (!stepped.ok || !stepped.value)) {
    return refusedAtOnce(state, stepped.ok ? null : stepped.refusal);
  }
  const turn = new Turn(state, now);
  const change = stepped?.ok ? stepped.value?.change : undefined;
  queue(turn, {
    ...unsent(state, command, now),
    facts: change?.facts ?? [],
    predicted: change ?? null,
  });
  turn.set({ retracted });
  if (!state.authoring) turn.emit({ kind: "loadAuthoring" });
  if (shown && stepped?.ok && stepped.value) {
    turn.set({
      shown: stepped.value.held,
      shownHistory: advanceHistory(shown.history, shown.held.state, stepped.value.change),
    });
    turn.emit({ kind: "light", keys: litKeys(stepped.value.change.patch) });
  }
  tidy(turn);
  return { state: turn.state, effects: turn.effects, refusal: null };
}

const unsent = (state: SyncState, command: Command, now: number): Pending => ({
  command,
  author: state.personId,
  givenAt: now,
  sentAt: 0,
  failures: 0,
  settledAt: null,
  facts: [],
  predicted: null,
});

function queue(turn: Turn, entry: Pending): void {
  const { eventId, pending } = turn.state;
  turn.set({ pending: [...pending, entry] });
  if (eventId !== null && entry.author !== null) turn.emit({ kind: "store", eventId, entry });
}
