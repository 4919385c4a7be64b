import {
  advanceHistory,
  canonicalJson,
  type Change,
  type Command,
  type Held,
  type History,
} from "@drawroom/shared";
import type { Stepped } from "./authoring-port";
import type { Pending, SyncState } from "./state";
import type { Turn } from "./turn";
import { actorOf } from "./who";

/**
 * Whether this change is just what the first pending command was shown to do. Then all that is shown stands: nothing
 * need be decided again, and a long draw made offline comes in without a stutter.
 */
export function isAsShown({ pending }: SyncState, change: Change): boolean {
  const predicted = pending[0]?.predicted;
  if (predicted?.commandId !== change.commandId || predicted.version !== change.version)
    return false;
  return canonicalJson(effectOf(predicted)) === canonicalJson(effectOf(change));
}

const effectOf = ({ facts, patch }: Change) => ({ facts, patch });

interface Shown {
  readonly held: Held;
  readonly history: History;
}

/** Decides every pending command again, in order, on the new confirmed state (WIR-5). */
export function replay(turn: Turn): void {
  turn.isStale = false;
  const { confirmed, history } = turn.state;
  if (!confirmed) {
    turn.set({ shown: null, shownHistory: history });
    return;
  }
  let shown: Shown = { held: confirmed, history };
  const pending = turn.state.pending.map((entry) => {
    const { entry: decided, shown: after } = replayed(turn.state, shown, entry);
    shown = after;
    return decided;
  });
  turn.set({ pending, shown: shown.held, shownHistory: shown.history });
}

function replayed(
  state: SyncState,
  shown: Shown,
  entry: Pending,
): { readonly entry: Pending; readonly shown: Shown } {
  const stepped = tryStep(state, shown, entry.command, entry.givenAt);
  if (stepped?.ok && stepped.value) {
    const { change, held } = stepped.value;
    return {
      entry: { ...entry, facts: change.facts, predicted: change },
      shown: { held, history: advanceHistory(shown.history, shown.held.state, change) },
    };
  }
  // It no longer decides: the server has the last word, until then it shows nothing.
  return { entry: entry.predicted ? { ...entry, facts: [], predicted: null } : entry, shown };
}

/** What the command would do on what is shown; null where this browser can't tell. */
export function tryStep(
  state: SyncState,
  shown: Shown,
  command: Command,
  at: number,
): Stepped | null {
  const actor = actorOf(shown.held, state.personId);
  if (!state.authoring || !actor) return null;
  const context = { at, actor, version: shown.held.version + 1, history: shown.history };
  return state.authoring.step(shown.held, command, context);
}
