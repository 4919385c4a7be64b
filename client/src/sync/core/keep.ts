import {
  advanceHistory,
  applyChange,
  NO_HISTORY,
  type Change,
  type EventId,
  type Held,
  type History,
  type PersonId,
  type Role,
} from "@drawroom/shared";
import type { Turn } from "./turn";
import { roleOf } from "./who";

/** An event as it was known to stand, and to whom: kept in the browser, for a page that is opened without a network. */
export interface KeptEvent {
  readonly eventId: EventId;
  readonly role: Role;
  readonly personId: PersonId | null;
  readonly held: Held;
  readonly history: History;
  /** The last moment at which it was live, milliseconds since 1970. */
  readonly liveAt: number;
}

/** A change apart from the whole is cheap; after so many the whole is kept anew. */
const CHANGES_APART = 100;

/** Keeps the whole event as it stands. */
export function keepEvent(turn: Turn): void {
  const { eventId, role, personId, confirmed, history, liveAt } = turn.state;
  if (eventId === null || !confirmed) return;
  const kept = { eventId, role, personId, held: confirmed, history, liveAt };
  turn.emit({ kind: "keepEvent", kept });
}

/** Keeps since when it is not live, where that is so from now on, or the page may be about to go. */
export function keepLiveAt(turn: Turn): void {
  if (turn.state.link.isJoined) turn.emit({ kind: "keepLiveAt", at: turn.state.liveAt });
}

/** Keeps the change that was just applied. */
export function keepChange(turn: Turn, change: Change): void {
  turn.emit({ kind: "keepChange", change, at: turn.now });
  if (change.version % CHANGES_APART === 0) keepEvent(turn);
}

/** What is kept, with a change that was kept after it; as it is where one before that is missing. */
export function keptAfter(kept: KeptEvent, change: Change): KeptEvent {
  if (change.version !== kept.held.version + 1) return kept;
  const held = applyChange(kept.held, change);
  const role = kept.personId === null ? kept.role : roleOf(held.state, kept.personId);
  const history =
    role === "owner" ? advanceHistory(kept.history, kept.held.state, change) : NO_HISTORY;
  return { ...kept, held, role, history };
}
