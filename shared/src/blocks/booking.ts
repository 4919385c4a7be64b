import type { CourtId, MatchId } from "../model/ids.js";
import { competitionOf } from "../model/ids.js";
import type { LocalTime } from "../model/event.js";
import { entrantsOf } from "../matches/entrants-of.js";
import { outcomeOf } from "../matches/outcome-of.js";
import { matchRecords } from "../matches/record.js";
import type { EventState } from "../model/state.js";
import type { RefusalOf } from "../refusal.js";
import { isSamePerson } from "./persons.js";

const MINUTE = 60_000;

/** Minutes since 1970 of a local time; only differences of two in one zone mean anything. */
export const minutesOf = (at: LocalTime): number => Date.parse(`${at}:00Z`) / MINUTE;

/** When a match keeps its court and its entrants, in minutes since 1970. */
export interface Booking {
  readonly from: number;
  readonly until: number;
  readonly court: CourtId | undefined;
}

export function bookingOf(
  state: EventState,
  id: MatchId,
  at: LocalTime,
  court: CourtId | undefined,
): Booking {
  const from = minutesOf(at);
  return { from, until: from + (state.competitions[competitionOf(id)]?.matchMinutes ?? 0), court };
}

/** A walkover, and a match that counts for nobody, keeps neither court nor entrant. */
export function isPlayedOnCourt(state: EventState, id: MatchId): boolean {
  const { kind } = outcomeOf(state, id);
  return kind === "open" || kind === "played";
}

/**
 * What keeps a match from a time and court: the court, or one of its entrants, has another match within the
 * minutes that a match takes (OOP-5). null: nothing.
 */
export function bookingClash(
  state: EventState,
  match: MatchId,
  at: LocalTime,
  court: CourtId | undefined,
): RefusalOf<"court.doubleBooked"> | RefusalOf<"entrant.doubleBooked"> | null {
  if (!isPlayedOnCourt(state, match)) return null;
  const mine = bookingOf(state, match, at, court);
  const entrants = entrantsOf(state, match);
  for (const [id, other] of matchRecords(state)) {
    if (id === match || other.at === undefined) continue;
    const theirs = bookingOf(state, id, other.at, other.court);
    if (mine.from >= theirs.until || theirs.from >= mine.until) continue;
    if (!isPlayedOnCourt(state, id)) continue;
    if (court !== undefined && court === theirs.court)
      return { code: "court.doubleBooked", court, match: id };
    const rivals = entrantsOf(state, id);
    const twice = entrants.find((one) => rivals.some((rival) => isSamePerson(one, rival)));
    if (twice) return { code: "entrant.doubleBooked", entrant: twice.id, match: id };
  }
  return null;
}
