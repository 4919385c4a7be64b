import { blocksIn } from "../blocks/by-block.js";
import { lastRoundOf } from "../blocks/order-of-play.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { drawLogOf } from "./hand-changes.js";

/**
 * Whether the draw kept countries apart in a last round that is another by now, for the number of qualifiers has
 * changed since: the log then says that snake-seed should be pressed again (LRA-6).
 */
export function hasOtherLastRound(state: EventState, competitionId: CompetitionId): boolean {
  const log = drawLogOf(state, competitionId);
  const competition = state.competitions[competitionId];
  if (!log?.rules.lastRoundApart || !competition) return false;
  const pairs = (size: number, qualifiers: number): string =>
    lastRoundOf(size, qualifiers).join(" ");
  return blocksIn(state, competitionId).some(
    ({ size }) => pairs(size, log.qualifiers) !== pairs(size, competition.qualifiers),
  );
}
