import type { Competition, CrosstableCell } from "@drawroom/shared";
import { scoreOf } from "../../ui/format/score";

/** What stands in a cell of the crosstable, from its row's side. */
export interface CellScore {
  readonly text: string;
  /** The whole score where the cell has only the games. */
  readonly full: string;
  readonly kind: "won" | "lost" | "level" | "none";
}

const NONE: CellScore = { text: "", full: "", kind: "none" };

/** `7-5` in a match of one game; `2-1` with the games in full where there are more; `w/o`. */
export function cellScore(
  cell: CrosstableCell,
  { bestOf }: Competition["format"],
  walkover: string,
): CellScore {
  const { outcome, side } = cell;
  if (outcome.kind === "open" || outcome.kind === "void") return NONE;
  const kind = outcome.winner === null ? "level" : outcome.winner === side ? "won" : "lost";
  if (!outcome.result || "walkover" in outcome.result)
    return { text: walkover, full: walkover, kind };
  const full = scoreOf(outcome.result, side);
  if (bestOf === 1) return { text: full, full, kind };
  const [a, b] = side === "a" ? outcome.games : [outcome.games[1], outcome.games[0]];
  return { text: `${a}-${b}`, full, kind };
}
