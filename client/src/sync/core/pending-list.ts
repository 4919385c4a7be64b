import type { CommandId } from "@drawroom/shared";
import type { Pending } from "./state";
import type { Turn } from "./turn";

/** Takes commands out of the list, the storage and the line. */
export function dropWhere(turn: Turn, isDone: (entry: Pending) => boolean): void {
  const done = turn.state.pending.filter(isDone);
  if (done.length === 0) return;
  turn.set({ pending: turn.state.pending.filter((entry) => !isDone(entry)) });
  turn.isStale = true;
  for (const { command, settledAt } of done) {
    landed(turn, command.commandId);
    if (settledAt === null) turn.emit({ kind: "forget", commandId: command.commandId });
  }
}

/** Answered commands go once the confirmed state has reached the version of their answer. */
export function dropReached(turn: Turn, version: number): void {
  dropWhere(turn, ({ settledAt }) => settledAt !== null && settledAt <= version);
}

/** Commands answered with a version that the server has lost since wait for an answer again, and are kept until then. */
export function unsettleAfter(turn: Turn, version: number): void {
  const { eventId } = turn.state;
  for (const entry of turn.state.pending) {
    if (entry.settledAt === null || entry.settledAt <= version || eventId === null) continue;
    changeEntry(turn, entry.command.commandId, { settledAt: null });
    turn.emit({ kind: "store", eventId, entry: { ...entry, settledAt: null } });
  }
}

export function changeEntry(turn: Turn, id: CommandId, fields: Partial<Pending>): void {
  turn.set({
    pending: turn.state.pending.map((entry) =>
      entry.command.commandId === id ? { ...entry, ...fields } : entry,
    ),
  });
}

/** The command is no longer on its way. */
export function landed(turn: Turn, id: CommandId): void {
  if (turn.state.inFlight !== id) return;
  turn.set({ inFlight: null });
  turn.stop("answer");
}

export const isUnanswered = (entry: Pending): boolean => entry.settledAt === null;
