import { changeEntry, isUnanswered } from "./pending-list";
import type { Turn } from "./turn";

/** WIR-4: how long a reply may take, milliseconds. */
const ANSWER_MS = 5_000;

/** One command at a time: so they arrive in the order in which they were given, whatever gets lost. */
export function sendNext(turn: Turn): void {
  const { inFlight, link, personId, pending } = turn.state;
  if (inFlight !== null || !link.isJoined || turn.isRunning("retryCommand")) return;
  const next = pending.find(isUnanswered);
  // A login that has ended: what waits is kept for the next one of the same account.
  if (!next || personId === null || next.author !== personId) return;
  const id = next.command.commandId;
  turn.set({ inFlight: id });
  changeEntry(turn, id, { sentAt: next.sentAt || turn.now });
  sendAgain(turn);
}

/** Sends the command in flight, the first time or once more: by its id the server knows it again (HUB-4). */
export function sendAgain(turn: Turn): void {
  const { eventId, inFlight, pending } = turn.state;
  const entry = pending.find(({ command }) => command.commandId === inFlight);
  if (!entry || eventId === null) return;
  turn.emit({ kind: "command", eventId, command: entry.command });
  turn.start("answer", ANSWER_MS);
}
