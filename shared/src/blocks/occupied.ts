import { entrantsOf } from "../matches/entrants-of.js";
import { matchRecords } from "../matches/record.js";
import {
  competitionOf,
  isBracketMatch,
  matchParts,
  seatId,
  type CompetitionId,
  type MatchId,
} from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { isPlayedOnCourt, minutesOf } from "./booking.js";
import { personsOf } from "./persons.js";

/** Who and what is in use when: courts, seats and people, by key, in minutes since 1970. */
export class Occupied {
  private readonly spans = new Map<string, (readonly [number, number])[]>();

  take(keys: readonly string[], from: number, until: number): void {
    for (const key of keys) {
      const spans = this.spans.get(key);
      if (spans) spans.push([from, until]);
      else this.spans.set(key, [[from, until]]);
    }
  }

  isFree(keys: readonly string[], from: number, until: number): boolean {
    return keys.every((key) =>
      (this.spans.get(key) ?? []).every(([begin, end]) => until <= begin || end <= from),
    );
  }
}

/**
 * The keys of who plays a match. In its own competition a seat stands for who has it, whoever that will be; for other
 * competitions it is the people, and only those already known in a live draw (OOP-5, HND-5).
 */
export interface Players {
  readonly seats: readonly string[];
  readonly persons: readonly string[];
}

export function playersOf(state: EventState, match: MatchId): Players {
  return { seats: seatsIn(match), persons: entrantsOf(state, match).flatMap(personsOf) };
}

/** In a bracket nobody has a seat: its rounds follow one another instead. */
function seatsIn(match: MatchId): readonly string[] {
  if (isBracketMatch(match)) return [];
  const { block, a, b } = matchParts(match);
  return [seatId(block, a), seatId(block, b)];
}

/** What the matches that stay where they are keep occupied. */
export function occupiedBut(
  state: EventState,
  competition: CompetitionId,
  minutes: number,
  moving: ReadonlySet<MatchId>,
): Occupied {
  const occupied = new Occupied();
  for (const [id, { at, court }] of matchRecords(state)) {
    if (at === undefined || moving.has(id) || !isPlayedOnCourt(state, id)) continue;
    const own = competitionOf(id) === competition;
    const length = own ? minutes : (state.competitions[competitionOf(id)]?.matchMinutes ?? 0);
    const { seats, persons } = playersOf(state, id);
    const keys = [...(own ? seats : persons), ...(court === undefined ? [] : [court])];
    occupied.take(keys, minutesOf(at), minutesOf(at) + length);
  }
  return occupied;
}
