import type { EntrantId } from "../model/ids.js";
import type { PlayerRecord } from "./records.js";

/** The half points of seeds 1, 2, 3 … before a round. */
export function scoresBySeed(
  records: ReadonlyMap<EntrantId, PlayerRecord>,
  before: number,
): readonly number[] {
  const totalOf = ({ lines }: PlayerRecord): number =>
    lines.reduce((sum, { round, score }) => (round < before ? sum + score : sum), 0);
  return [...records.values()].sort((a, b) => a.player.seed - b.player.seed).map(totalOf);
}
