import type { EntrantId } from "../model/ids.js";
import type { SwissHistory } from "./history.js";
import type { PlayerRecord, RoundLine } from "./records.js";

/** A round that one missed of one's own accord: not there, or lost by walkover. */
const isVoluntary = (line: RoundLine): boolean =>
  line.kind === "missed" || (line.kind === "walkover" && line.score === 0);

/**
 * What a player counts as an opponent by the FIDE rule of 1 March 2026 (SWS-15), in half points:
 * a half- or zero-point round that only such rounds follow counts half a point.
 */
export function adjustedScores(
  { rounds }: SwissHistory,
  records: ReadonlyMap<EntrantId, PlayerRecord>,
): ReadonlyMap<EntrantId, number> {
  return new Map([...records].map(([id, record]) => [id, adjusted(record, rounds.length)]));
}

function adjusted({ lines }: PlayerRecord, rounds: number): number {
  let isAtEnd = true;
  let total = 0;
  for (let round = rounds - 1; round >= 0; round--) {
    const line = lines[round]!;
    total += isAtEnd && line.kind === "missed" ? 1 : line.score;
    isAtEnd &&= isVoluntary(line);
  }
  return total;
}
