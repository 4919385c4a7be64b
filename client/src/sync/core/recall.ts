import { startJoin } from "./join";
import type { KeptEvent } from "./keep";
import type { Turn } from "./turn";

/** So long the tab before may take to be gone, milliseconds; then what it left unsent is looked for once more. */
const LEAVING_MS = 2_000;

/** The event was not to be had from the server: it is shown as it was kept, as not live, and can be worked on (WIR-5, WIR-6). */
export function recalled(turn: Turn, kept: KeptEvent): void {
  const { eventId, trouble } = turn.state;
  if (eventId !== null || trouble?.kind === "notFound" || trouble?.kind === "outdated") return;
  const { held, role, personId, history, liveAt } = kept;
  turn.set({
    ...{ eventId: kept.eventId, role, personId, confirmed: held, history, trouble: null },
    liveAt: Math.min(liveAt, turn.now),
    isQuiet: true,
  });
  turn.isStale = true;
  if (role === "owner") turn.emit({ kind: "loadAuthoring" });
  adoptAgain(turn);
  turn.start("leaving", LEAVING_MS);
  startJoin(turn);
}

/** Looks for commands that a closed or reloaded tab left behind. */
export function adoptAgain(turn: Turn): void {
  const { eventId, personId } = turn.state;
  if (eventId !== null && personId !== null)
    turn.emit({ kind: "adopt", eventId, author: personId });
}
