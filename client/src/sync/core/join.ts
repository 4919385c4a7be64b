import {
  advanceHistory,
  emptyState,
  NO_HISTORY,
  type History,
  type PersonId,
  type Refusal,
  type Role,
} from "@drawroom/shared";
import type { Joined } from "../wire";
import { takeChanges, takeSnapshot } from "./absorb";
import { settle } from "./answers";
import { keepEvent } from "./keep";
import { goLive, QUIET_MS, silenceOf } from "./liveness";
import { isUnanswered } from "./pending-list";
import type { Pending } from "./state";
import { isOutdated, notFound } from "./trouble";
import type { Turn } from "./turn";
import { roleOf } from "./who";

const REPLY_MS = 5_000;
const PAUSE_MS = 1_000;
const SLOW_PAUSE_MS = 30_000;
const FAILURES_BORNE = 3;
/** As many ids as one join may name; the others get their answer when they are sent. */
const UNSETTLED_NAMED = 200;

/** Asks for what is missing: over the socket, or by HTTP while the event's id is not known. */
export function startJoin(turn: Turn): void {
  const { eventId, link, confirmed, pending, name } = turn.state;
  turn.stop("gap", "behind", "retryJoin", "join");
  if (eventId === null) {
    turn.emit({ kind: "fetch" });
    return;
  }
  if (link.connection === null) return;
  const join = { id: `${name}-${link.joinsMade + 1}`, since: confirmed?.version ?? -1 };
  const unsettled = pending.filter(isUnanswered).map(({ command }) => command.commandId);
  turn.setLink({ join, joinsMade: link.joinsMade + 1 });
  turn.set({ duringJoin: [] });
  turn.emit({
    kind: "join",
    eventId,
    joinId: join.id,
    since: join.since,
    unsettled: unsettled.slice(0, UNSETTLED_NAMED),
  });
  turn.start("join", REPLY_MS);
}

/** The answer to a join; that of an earlier one is ignored. */
export function joinAnswered(turn: Turn, answer: Joined): void {
  const { join } = turn.state.link;
  if (!join || answer.joinId !== join.id) return;
  if (!answer.ok) {
    refusedJoin(turn, answer.refusal);
    return;
  }
  turn.stop("join");
  const reached = takeBase(turn, answer, join.since);
  const { duringJoin } = turn.state;
  turn.setLink({ isJoined: true, join: null, failures: 0 });
  const role = roleNow(turn, answer);
  turn.set({
    role,
    personId: answer.personId,
    history: role === "owner" ? historyAfter(answer.history, duringJoin, reached) : NO_HISTORY,
    duringJoin: [],
    trouble: null,
  });
  ownPending(turn);
  for (const settled of answer.settled) settle(turn, settled);
  turn.isStale = true;
  goLive(turn);
  keepEvent(turn);
  announceRole(turn);
}

/** The part we have: as the changes that came while the join waited left it. */
const roleNow = (turn: Turn, { personId, role }: Extract<Joined, { ok: true }>): Role =>
  personId === null || !turn.state.confirmed ? role : roleOf(turn.state.confirmed.state, personId);

/** Takes what the join brought; returns the version up to which it did. */
function takeBase(turn: Turn, answer: Extract<Joined, { ok: true }>, since: number): number {
  const { base } = answer;
  if (base.kind === "changes") {
    if (!turn.state.confirmed) turn.set({ confirmed: { version: 0, state: emptyState() } });
    takeChanges(turn, base.changes);
    return base.changes.at(-1)?.version ?? since;
  }
  // Changes that came meanwhile may have led further. But a snapshot below what was asked for says that the
  // server has less than we hold, as after a backup was restored: then it is right.
  const isNewer = base.version > (turn.state.confirmed?.version ?? -1);
  if (isNewer || base.version < since) takeSnapshot(turn, base);
  return base.version;
}

/** The server's history stands for the base; changes that came while the join waited are added to it. */
function historyAfter(
  history: History = NO_HISTORY,
  applied: Turn["state"]["duringJoin"],
  reached: number,
): History {
  return applied
    .filter(({ change }) => change.version > reached)
    .reduce((so, { before, change }) => advanceHistory(so, before.state, change), history);
}

/** Commands of another account stay in the storage, for when it signs in again; they are not ours to send. */
function ownPending(turn: Turn): void {
  const { personId, pending } = turn.state;
  if (personId === null || pending.every(({ author }) => author === personId)) return;
  const own = pending
    .filter(({ author }) => author === null || author === personId)
    .map((entry) => (entry.author === null ? named(turn, entry, personId) : entry));
  turn.set({ pending: own, retracted: [] });
}

/** A command given before it was known whose it is can now be stored. */
function named(turn: Turn, entry: Pending, author: PersonId): Pending {
  const { eventId } = turn.state;
  const mine = { ...entry, author };
  if (eventId !== null) turn.emit({ kind: "store", eventId, entry: mine });
  return mine;
}

function announceRole(turn: Turn): void {
  const { eventId, personId, role, authoring } = turn.state;
  if (role === "owner" && !authoring) turn.emit({ kind: "loadAuthoring" });
  if (eventId !== null && personId !== null) {
    turn.emit({ kind: "adopt", eventId, author: personId });
  }
}

/** A join or the first fetch was refused. */
export function refusedJoin(turn: Turn, refusal: Refusal): void {
  if (refusal.code === "protocol.outdated") isOutdated(turn);
  else if (refusal.code === "event.notFound" || refusal.code.startsWith("access.")) {
    notFound(turn);
    // It may be published later; a big screen then shows it without being touched.
    turn.start("retryJoin", SLOW_PAUSE_MS, true);
  } else failedJoin(turn, refusal);
}

/** No answer, or a refusal that may pass: again after a pause; after three in a row slowly, and said so. */
export function failedJoin(turn: Turn, refusal: Refusal | null): void {
  const failures = turn.state.link.failures + 1;
  turn.stop("join");
  turn.setLink({ failures, join: null, isJoined: false });
  if (failures >= FAILURES_BORNE) turn.set({ trouble: { kind: "failing", refusal } });
  turn.start("retryJoin", failures >= FAILURES_BORNE ? SLOW_PAUSE_MS : failures * PAUSE_MS, true);
  // One silence may be the server's; after the second the socket itself is doubted, or when nothing else came either.
  const isSilent = failures % 2 === 0 || silenceOf(turn) >= QUIET_MS + REPLY_MS;
  const isSocketDoubted = isSilent && !refusal && turn.state.eventId !== null;
  if (isSocketDoubted && turn.state.link.connection !== null) turn.emit({ kind: "reconnect" });
}
