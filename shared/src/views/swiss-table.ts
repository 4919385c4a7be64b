import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { swissHistoryOf } from "../swiss/history-of.js";
import type { SwissSettings } from "../swiss/history.js";
import { standingsOf, type SwissStanding } from "../swiss/standings.js";
import { roundsThatCount, shownWinther } from "../swiss/tiebreaks.js";
import { sidesOf, type SideOf, type SwissSide } from "./swiss-side.js";

/** What one opponent, or one round without a game, adds to the sums (SWS-16). Points as people say them. */
export interface SwissPart {
  readonly round: number;
  /** null: a round of one's own that was not played and yet counts. */
  readonly opponent: SwissSide | null;
  readonly opponentPoints: number;
  readonly score: number;
  readonly wnt: string;
  readonly buchholz: number;
}

export interface SwissRow {
  /** Shared by those equal on all but the seed number. */
  readonly place: number;
  readonly isShared: boolean;
  readonly player: SwissSide;
  readonly points: number;
  /** Two decimals. */
  readonly wnt: string;
  readonly buchholz: number;
  readonly parts: readonly SwissPart[];
}

export interface SwissTable {
  /** Rounds paired, and planned. */
  readonly rounds: number;
  readonly planned: number;
  /** N of the Winther score (SWS-14). */
  readonly counted: number;
  readonly tieBreak: SwissSettings["tieBreak"];
  /** It is finished. */
  readonly isFinal: boolean;
  readonly rows: readonly SwissRow[];
}

/** The table as it stands (SWS-16); empty for an unknown competition. */
export function swissTableOf(state: EventState, competition: CompetitionId): SwissTable {
  const history = swissHistoryOf(state, competition);
  const { settings, rounds } = history;
  const counted = roundsThatCount(history);
  const sideOf = sidesOf(state, history);
  return {
    rounds: rounds.length,
    planned: settings.rounds,
    counted,
    tieBreak: settings.tieBreak,
    isFinal: settings.endedAfter !== undefined,
    rows: standingsOf(history).map((standing) => rowOf(standing, counted, sideOf)),
  };
}

const rowOf = (standing: SwissStanding, counted: number, sideOf: SideOf): SwissRow => ({
  place: standing.place,
  isShared: standing.isShared,
  player: sideOf(standing.id),
  points: standing.points / 2,
  wnt: standing.winther,
  buchholz: standing.buchholz / 2,
  parts: standing.parts.map(({ round, opponent, total, score, wnt, buchholz }) => ({
    round,
    opponent: opponent === null ? null : sideOf(opponent),
    opponentPoints: total / 2,
    score: score / 2,
    wnt: shownWinther(wnt, counted),
    buchholz: buchholz / 2,
  })),
});
