import { advanceHistory, applyChange, NO_HISTORY, type Change, type Held } from "@drawroom/shared";
import { keepChange } from "./keep";
import { litKeys } from "./lit-keys";
import { dropReached, dropWhere, unsettleAfter } from "./pending-list";
import { isAsShown } from "./replay";
import type { Turn } from "./turn";
import { roleOf } from "./who";

/** WIR-3: older → ignore; next → apply, and what was held after it; later → hold. */
export function takeChanges(turn: Turn, changes: readonly Change[]): void {
  for (const change of changes) {
    const { confirmed } = turn.state;
    if (confirmed && change.version <= confirmed.version) continue;
    if (confirmed && change.version === confirmed.version + 1) apply(turn, confirmed, change);
    else turn.set({ held: new Map(turn.state.held).set(change.version, change) });
    applyHeld(turn);
  }
}

/** A snapshot replaces the confirmed state; held changes after it stay. */
export function takeSnapshot(turn: Turn, snapshot: Held): void {
  if (snapshot.version < (turn.state.confirmed?.version ?? -1)) goBack(turn, snapshot.version);
  turn.set({
    confirmed: { version: snapshot.version, state: snapshot.state },
    history: NO_HISTORY,
    duringJoin: [],
    retracted: [],
  });
  turn.isStale = true;
  dropReached(turn, snapshot.version);
  applyHeld(turn);
}

/** The server has lost what came after a version. What was heard of that is no longer true, and must not be waited for. */
function goBack(turn: Turn, version: number): void {
  turn.emit({ kind: "forgetEvent" });
  turn.set({ head: version, held: new Map() });
  unsettleAfter(turn, version);
}

function applyHeld(turn: Turn): void {
  const { confirmed, held } = turn.state;
  if (!confirmed || held.size === 0) return;
  const later = new Map([...held].filter(([version]) => version > confirmed.version));
  const next = later.get(confirmed.version + 1);
  if (next) later.delete(next.version);
  if (later.size < held.size) turn.set({ held: later });
  if (!next) return;
  apply(turn, confirmed, next);
  applyHeld(turn);
}

function apply(turn: Turn, before: Held, change: Change): void {
  const { state, isStale } = turn;
  const stands = !isStale && isAsShown(state, change);
  const confirmed = applyChange(before, change);
  const role = state.personId === null ? state.role : roleOf(confirmed.state, state.personId);
  turn.set({
    confirmed,
    role,
    history: role === "owner" ? advanceHistory(state.history, before.state, change) : NO_HISTORY,
    duringJoin: state.link.join ? [...state.duringJoin, { before, change }] : [],
  });
  keepChange(turn, change);
  // The gap that was waited for is closed; if there is another, it gets its own 300 ms.
  turn.stop("gap");
  settleByChange(turn, change);
  turn.isStale = !stands || turn.state.pending.length === 0;
  dropReached(turn, change.version);
}

/** A change names the command that made it: that command is done, whether or not its answer ever comes. */
function settleByChange(turn: Turn, change: Change): void {
  const ours = turn.state.pending.find(({ command }) => command.commandId === change.commandId);
  // What was shown before the server said so was lit then.
  if (!ours || ours.facts.length === 0) turn.emit({ kind: "light", keys: litKeys(change.patch) });
  if (ours) {
    dropWhere(turn, ({ command }) => command.commandId === change.commandId);
    return;
  }
  const refused = turn.state.refused.filter(
    ({ command }) => command.commandId !== change.commandId,
  );
  turn.set({ retracted: [], refused });
}
