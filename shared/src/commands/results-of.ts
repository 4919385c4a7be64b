import { matchesIn, seatOf } from "../blocks/by-block.js";
import { bracketResultsOf } from "../knockout/play/members.js";
import { seatParts, type EntrantId, type MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** The entrant's matches of blocks and brackets that have a result. */
export const resultsOf = (state: EventState, entrant: EntrantId): readonly MatchId[] => [
  ...blockResultsOf(state, entrant),
  ...bracketResultsOf(state, entrant),
];

/** A block's results never change its seats, so the seat tells. */
function blockResultsOf(state: EventState, entrant: EntrantId): MatchId[] {
  const seat = seatOf(state, entrant);
  if (seat === null) return [];
  const { block, seed } = seatParts(seat);
  return matchesIn(state, block)
    .filter(({ a, b, result }) => result !== undefined && (a === seed || b === seed))
    .map(({ id }) => id);
}
