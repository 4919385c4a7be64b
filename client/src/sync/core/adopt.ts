import type { Pending } from "./state";
import type { Turn } from "./turn";

/**
 * Takes over commands that a closed or reloaded tab left behind. They were given before what is queued here, and may
 * have been sent already: so they go before all that was never sent, and are never dropped without asking the server.
 */
export function adopt(turn: Turn, entries: readonly Pending[]): void {
  const { pending, personId } = turn.state;
  const known = new Set(pending.map(({ command }) => command.commandId));
  const taken = entries
    .filter(({ author, command }) => author === personId && !known.has(command.commandId))
    .map((entry) => ({
      ...entry,
      sentAt: entry.sentAt || entry.givenAt,
      facts: [],
      predicted: null,
    }));
  if (taken.length === 0) return;
  const firstUnsent = pending.findIndex(({ sentAt }) => sentAt === 0);
  const at = firstUnsent < 0 ? pending.length : firstUnsent;
  turn.set({ pending: [...pending.slice(0, at), ...taken, ...pending.slice(at)] });
  turn.isStale = true;
}
