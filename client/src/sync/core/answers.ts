import type { Answer, Refusal } from "@drawroom/shared";
import { changeEntry, dropWhere, landed } from "./pending-list";
import type { Pending } from "./state";
import { isOutdated } from "./trouble";
import type { Turn } from "./turn";

const REFUSED_KEPT = 20;
const PAUSE_MS = 1_000;
const TRIES = 3;

/** The server's answer to a command. One that we no longer wait for says nothing new. */
export function settle(turn: Turn, answer: Answer): void {
  const id = answer.commandId;
  const entry = turn.state.pending.find(({ command }) => command.commandId === id);
  if (!entry) return;
  landed(turn, id);
  if (entry.settledAt !== null) return;
  if (answer.outcome === "rejected") {
    rejected(turn, entry, answer.refusal);
    return;
  }
  turn.emit({ kind: "forget", commandId: id });
  changeEntry(turn, id, { settledAt: answer.version });
  turn.set({ head: Math.max(turn.state.head, answer.version) });
  const reached = turn.state.confirmed?.version ?? -1;
  dropWhere(
    turn,
    ({ command, settledAt }) => command.commandId === id && (settledAt ?? 0) <= reached,
  );
}

function rejected(turn: Turn, entry: Pending, refusal: Refusal): void {
  if (refusal.code === "protocol.outdated") {
    isOutdated(turn);
    return;
  }
  if (isPassing(refusal, entry.failures)) {
    again(turn, entry, refusal);
    return;
  }
  dropWhere(turn, ({ command }) => command.commandId === entry.command.commandId);
  const told = { command: entry.command, refusal, at: turn.now };
  turn.set({ refused: [...turn.state.refused, told].slice(-REFUSED_KEPT) });
}

/** Whether the refusal is about the moment and not about the command. */
function isPassing(refusal: Refusal, failures: number): boolean {
  if (refusal.code === "protocol.tooFast" || refusal.code === "server.draining") return true;
  // A lost right may be an ended login: then the command waits for the next one, so ask who we are first.
  return (
    failures < TRIES &&
    (refusal.code === "server.failed" || (isOfAccess(refusal) && failures === 0))
  );
}

const isOfAccess = ({ code }: Refusal): boolean =>
  code.startsWith("access.") || code === "event.notFound";

function again(turn: Turn, entry: Pending, refusal: Refusal): void {
  changeEntry(turn, entry.command.commandId, { failures: entry.failures + 1 });
  if (isOfAccess(refusal)) {
    turn.setLink({ isJoined: false });
    turn.needsJoin = true;
  } else turn.start("retryCommand", PAUSE_MS * Math.min(entry.failures + 1, 5), true);
}
