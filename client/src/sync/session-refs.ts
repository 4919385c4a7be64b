import {
  NO_HISTORY,
  type EventId,
  type Held,
  type History,
  type PersonId,
  type Role,
} from "@drawroom/shared";
import { shallowRef } from "vue";
import { statusOf, type Status } from "./core/liveness";
import type { SyncState, Trouble } from "./core/state";
import { visibleHistory } from "./core/undo";
import type { PendingCommand, RefusedCommand, StoodAt } from "./session-contract";
import { byServerClock } from "./server-clock";
import type { Presence } from "./wire";

const NOBODY: Presence = { watching: 0, managers: [], displays: [] };

/** What pages see of the core's state. */
export const createSessionRefs = () => ({
  shown: shallowRef<Held | null>(null),
  confirmed: shallowRef<Held | null>(null),
  stoodAt: shallowRef<StoodAt | null>(null),
  status: shallowRef<Status>({ kind: "catchingUp" }),
  trouble: shallowRef<Trouble | null>(null),
  role: shallowRef<Role>("spectator"),
  eventId: shallowRef<EventId | null>(null),
  personId: shallowRef<PersonId | null>(null),
  presence: shallowRef<Presence>(NOBODY),
  pending: shallowRef<readonly PendingCommand[]>([]),
  refused: shallowRef<readonly RefusedCommand[]>([]),
  history: shallowRef<History>(NO_HISTORY),
});

export type SessionRefs = ReturnType<typeof createSessionRefs>;

/** Shows the state. A ref that is given what it has wakes nobody. */
export function show(refs: SessionRefs, state: SyncState): void {
  refs.role.value = state.role;
  refs.eventId.value = state.eventId;
  refs.personId.value = state.personId;
  refs.confirmed.value = state.confirmed;
  refs.shown.value = state.shown;
  refs.pending.value = state.pending;
  refs.refused.value = state.refused;
  refs.history.value = visibleHistory(state);
  refs.trouble.value = state.trouble;
  const status = told(statusOf(state));
  if (!isSame(status, refs.status.value)) refs.status.value = status;
}

/** Since when, by the clock that everybody has. */
const told = (status: Status): Status =>
  status.kind === "notLive" ? { kind: "notLive", since: byServerClock(status.since) } : status;

const isSame = (a: Status, b: Status): boolean =>
  a.kind === b.kind && (a.kind !== "notLive" || b.kind !== "notLive" || a.since === b.since);
