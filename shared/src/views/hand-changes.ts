import type { DrawLogWritten } from "../facts/draw-log-written.js";
import type { SeatPicked } from "../facts/seat-picked.js";
import type { DrawLog } from "../model/draw-log.js";
import { competitionOf, type CompetitionId } from "../model/ids.js";
import type { LogEntry } from "../model/log-entry.js";
import type { EventState } from "../model/state.js";

/** A seat picked, with its time. */
export interface PickMade {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly picked: SeatPicked;
}

/** An exchange of two seats by hand (LOG-4). */
export type HandChange = PickMade;

/** What stands in the log of a competition since its blocks were last drawn. */
interface DrawHistory {
  readonly drawn: { readonly at: number; readonly fact: DrawLogWritten } | null;
  readonly hand: readonly HandChange[];
  /** Besides them in a live draw those that moved nobody. */
  readonly picks: readonly PickMade[];
}

const NO_HISTORY: DrawHistory = { drawn: null, hand: [], picks: [] };
const made = new WeakMap<EventState["log"], ReadonlyMap<CompetitionId, DrawHistory>>();

/** `12.0` before `103.0`: by version, then by place in the change. */
function byKey([x]: readonly [string, LogEntry], [y]: readonly [string, LogEntry]): number {
  const [versionX = 0, indexX = 0] = x.split(".").map(Number);
  const [versionY = 0, indexY = 0] = y.split(".").map(Number);
  return versionX - versionY || indexX - indexY;
}

function historiesOf(log: EventState["log"]): ReadonlyMap<CompetitionId, DrawHistory> {
  const histories = new Map<
    CompetitionId,
    { drawn: DrawHistory["drawn"]; hand: HandChange[]; picks: PickMade[] }
  >();
  for (const [, { at, fact }] of Object.entries(log).sort(byKey)) {
    if (fact.type === "drawLogWritten") {
      histories.set(fact.competition, { drawn: { at, fact }, hand: [], picks: [] });
    } else if (fact.type === "seatPicked") {
      const competition = competitionOf(fact.seat);
      const history = histories.get(competition) ?? { drawn: null, hand: [], picks: [] };
      const made = { at, picked: fact };
      history.picks.push(made);
      if (fact.other !== undefined) history.hand.push(made);
      histories.set(competition, history);
    }
  }
  return histories;
}

function historyOf(state: EventState, competition: CompetitionId): DrawHistory {
  let histories = made.get(state.log);
  if (!histories) made.set(state.log, (histories = historiesOf(state.log)));
  return histories.get(competition) ?? NO_HISTORY;
}

/** The exchanges by hand since the last snake-seed, the first first (LOG-4). */
export const handChangesOf = (
  state: EventState,
  competition: CompetitionId,
): readonly HandChange[] => historyOf(state, competition).hand;

/** All picks since then that are kept, the first first: in a live draw each ball. */
export const picksOf = (state: EventState, competition: CompetitionId): readonly PickMade[] =>
  historyOf(state, competition).picks;

/** How the blocks were drawn; null where no draw rule was on, or nothing has been drawn (LOG-1). */
export const drawLogOf = (state: EventState, competition: CompetitionId): DrawLog | null =>
  historyOf(state, competition).drawn?.fact.log ?? null;
