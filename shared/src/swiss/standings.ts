import type { EntrantId } from "../model/ids.js";
import type { SwissHistory } from "./history.js";
import { recordsOf } from "./records.js";
import { roundsThatCount, shownWinther, tieBreaksOf, type SumPart } from "./tiebreaks.js";

export interface SwissStanding {
  readonly id: EntrantId;
  /** From 1; shared by those who are equal on all but the seed number (SWS-16). */
  readonly place: number;
  readonly isShared: boolean;
  /** Half points. */
  readonly points: number;
  /** K of the Winther score, exact; to compare within one event. */
  readonly wnt: number;
  /** The Winther score as it is shown. */
  readonly winther: string;
  /** Half points. */
  readonly buchholz: number;
  readonly seed: number;
  /** What each opponent brought. */
  readonly parts: readonly SumPart[];
}

type Line = Omit<SwissStanding, "place" | "isShared">;

/** The table as it stands, everybody in it, whoever left too (SWS-13, SWS-16). */
export function standingsOf(history: SwissHistory): SwissStanding[] {
  const records = recordsOf(history);
  const breaks = tieBreaksOf(history, records);
  const lines = [...records].map(([id, { player, total }]): Line => {
    const { wnt, buchholz, parts } = breaks.get(id)!;
    const winther = shownWinther(wnt, roundsThatCount(history));
    return { id, points: total, wnt, winther, buchholz, seed: player.seed, parts };
  });
  const isByWinther = history.settings.tieBreak === "wnt";
  const compared = (x: Line, y: Line): number =>
    y.points - x.points ||
    (isByWinther
      ? y.wnt - x.wnt || y.buchholz - x.buchholz
      : y.buchholz - x.buchholz || y.wnt - x.wnt);
  lines.sort((x, y) => compared(x, y) || x.seed - y.seed);
  return lines.map((line) => ({
    ...line,
    place: lines.findIndex((other) => compared(other, line) === 0) + 1,
    isShared: lines.some((other) => other !== line && compared(other, line) === 0),
  }));
}
