import { advanceHistory, type Command, type Held, type History } from "@drawroom/shared";
import type { Stepped } from "./authoring-port";
import type { Pending, SyncState } from "./state";
import type { Turn } from "./turn";
import { actorOf } from "./who";

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
      entry: { ...entry, facts: change.facts },
      shown: { held, history: advanceHistory(shown.history, shown.held.state, change) },
    };
  }
  // It no longer decides: the server has the last word, until then it shows nothing.
  return { entry: entry.facts.length === 0 ? entry : { ...entry, facts: [] }, shown };
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
