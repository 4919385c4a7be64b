import { startJoin } from "./join";
import { replay } from "./replay";
import { sendNext } from "./send";
import type { Turn } from "./turn";

/** WIR-3, in milliseconds. */
const GAP_MS = 300;
const BEHIND_MS = 1_000;

/** What holds after every input: what is shown fits, gaps are watched, the next command is on its way. */
export function tidy(turn: Turn): void {
  const { link, trouble } = turn.state;
  if (turn.needsJoin && !link.join && trouble?.kind !== "outdated") startJoin(turn);
  if (turn.isStale) replay(turn);
  watchGaps(turn);
  sendNext(turn);
}

function watchGaps(turn: Turn): void {
  const { held, head, confirmed, link } = turn.state;
  if (!link.isJoined || link.join) return;
  if (held.size > 0 && !turn.isRunning("gap")) turn.start("gap", GAP_MS);
  const isBehind = head > (confirmed?.version ?? -1);
  if (!isBehind) turn.stop("behind");
  else if (!turn.isRunning("behind")) {
    turn.set({ awaitedHead: head });
    turn.start("behind", BEHIND_MS);
  }
}
