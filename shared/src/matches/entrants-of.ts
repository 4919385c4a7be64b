import { hasLiveDraw } from "../blocks/shown-seats.js";
import { drawnMatchOf } from "../knockout/play/play-of.js";
import { entrantIn } from "../knockout/play/slot.js";
import type { Entrant } from "../model/entrant.js";
import { competitionOf, isBracketMatch, matchParts, seatId, type MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** The entrants of a match who are known: in a live draw those drawn, in a bracket those who have got there. */
export function entrantsOf(state: EventState, id: MatchId): readonly Entrant[] {
  const ids = isBracketMatch(id) ? inBracket(state, id) : inBlock(state, id);
  return ids.flatMap((entrant) => state.entrants[entrant ?? ""] ?? []);
}

function inBracket(state: EventState, id: MatchId) {
  const match = drawnMatchOf(state, id);
  return match ? [entrantIn(match.a), entrantIn(match.b)] : [];
}

function inBlock(state: EventState, id: MatchId) {
  const { block, a, b } = matchParts(id);
  const isLive = hasLiveDraw(state, competitionOf(id));
  return [a, b].map((seed) => {
    const seat = state.seats[seatId(block, seed)];
    return seat && (!isLive || seat.drawn !== undefined) ? seat.entrant : null;
  });
}
