import type { Match } from "../model/block.js";
import { isBracketMatch, type CourtId, type MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { drawnMatchOf } from "../knockout/play/play-of.js";

/** What is kept of any match, of a block or of a bracket. */
export type MatchRecord = Pick<Match, "at" | "court" | "result">;

/** What is kept of a match; nothing yet of many of a bracket's. null: there is no such match, for a bye is none. */
export function matchRecordOf(state: EventState, id: MatchId): MatchRecord | null {
  if (!isBracketMatch(id)) return state.matches[id] ?? null;
  const match = drawnMatchOf(state, id);
  return match && match.state !== "bye" ? (match.record ?? {}) : null;
}

/** Of all matches of the event what is kept, by id, in no order. */
export const matchRecords = (state: EventState): readonly (readonly [MatchId, MatchRecord])[] => [
  ...Object.entries(state.matches),
  ...Object.entries(state.bracketMatches),
];

/** The matches on a court, in no order. */
export const matchesOnCourt = (state: EventState, court: CourtId): readonly MatchId[] =>
  matchRecords(state).flatMap(([id, record]) => (record.court === court ? [id] : []));
