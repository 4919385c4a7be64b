import type { EntrantId } from "../model/ids.js";
import { adjustedScores } from "./adjusted-scores.js";
import type { SwissHistory } from "./history.js";
import { recordsOf, type MetLine, type PlayerRecord, type RoundLine } from "./records.js";

/**
 * One opponent's part of a player's sums (SWS-16). Totals and scores in half points; `wnt` is the
 * part of K, the exact form of the Winther score (SWS-14).
 */
export interface SumPart {
  readonly round: number;
  /** Null for a round of one's own that was not played and yet counts in the Buchholz. */
  readonly opponent: EntrantId | null;
  /** What the opponent counts in the Winther score. */
  readonly total: number;
  readonly score: number;
  readonly wnt: number;
  readonly buchholz: number;
}

export interface TieBreaks {
  /** K = Σ (2N·p·q + p²): all players of an event have the same N, so it compares as the score does. */
  readonly wnt: number;
  /** Half points. */
  readonly buchholz: number;
  readonly parts: readonly SumPart[];
}

/** N of the Winther score: the rounds held once the event was ended, the planned ones before (SWS-14). */
export const roundsThatCount = ({ settings }: SwissHistory): number =>
  settings.endedAfter ?? settings.rounds;

/**
 * The Winther score as people see it, two decimals, a half rounded up. Exact: with at most N
 * opponents of at most N points K is below 12·N³, so all of it stays below 2⁵³ up to 3000 rounds.
 */
export function shownWinther(k: number, rounds: number): string {
  if (rounds === 0) return "0.00";
  const divisor = 8 * rounds * rounds;
  const hundredths = Math.floor((2 * 10_000 * k + divisor) / (2 * divisor));
  const cents = String(hundredths % 100).padStart(2, "0");
  return `${Math.floor(hundredths / 100)}.${cents}`;
}

/** Both tie-breaks of everybody (SWS-14, SWS-15). */
export function tieBreaksOf(
  history: SwissHistory,
  records: ReadonlyMap<EntrantId, PlayerRecord> = recordsOf(history),
): ReadonlyMap<EntrantId, TieBreaks> {
  const rounds = roundsThatCount(history);
  const adjusted =
    history.settings.buchholz === "fide2026" ? adjustedScores(history, records) : undefined;
  const breaksOf = (record: PlayerRecord): TieBreaks => {
    const parts = record.lines.flatMap((line) =>
      partOf(line, record, { records, adjusted, rounds, history }),
    );
    return {
      parts,
      wnt: parts.reduce((sum, { wnt }) => sum + wnt, 0),
      buchholz: parts.reduce((sum, { buchholz }) => sum + buchholz, 0),
    };
  };
  return new Map([...records].map(([id, record]) => [id, breaksOf(record)]));
}

interface Sums {
  readonly history: SwissHistory;
  readonly records: ReadonlyMap<EntrantId, PlayerRecord>;
  /** There where the FIDE rule makes the Buchholz. */
  readonly adjusted: ReadonlyMap<EntrantId, number> | undefined;
  readonly rounds: number;
}

/** What a round adds, if anything: open games nothing, a bye only where the FIDE rule counts it. */
function partOf(line: RoundLine, own: PlayerRecord, sums: Sums): SumPart[] {
  if (line.kind === "open") return [];
  const { round, score } = line;
  if (!("opponent" in line)) {
    if (!sums.adjusted) return [];
    const buchholz = Math.min(own.total, sums.history.rounds.length);
    return [{ round, opponent: null, total: 0, score, wnt: 0, buchholz }];
  }
  const { opponent, kind } = line;
  const isOmitted = kind === "walkover" && sums.history.settings.unplayed === "omit";
  if (isOmitted && !sums.adjusted) return [];
  const total = isOmitted ? 0 : (sums.records.get(opponent)?.total ?? 0);
  const wnt = 2 * sums.rounds * total * score + total * total;
  return [{ round, opponent, total, score, wnt, buchholz: buchholzPart(line, own, total, sums) }];
}

/** The opponent's part of a game or a walkover (SWS-15). */
function buchholzPart(
  { kind, opponent }: MetLine,
  own: PlayerRecord,
  total: number,
  { adjusted }: Sums,
): number {
  if (!adjusted) return total;
  const counted = adjusted.get(opponent) ?? 0;
  return kind === "walkover" ? Math.min(own.total, counted) : counted;
}
