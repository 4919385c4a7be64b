import { bookingOf, isPlayedOnCourt, type Booking } from "../blocks/booking.js";
import { isSamePerson, sharedPerson } from "../blocks/persons.js";
import { entrantsOf } from "../matches/entrants-of.js";
import { outcomeOf } from "../matches/outcome-of.js";
import { matchRecords } from "../matches/record.js";
import type { Entrant } from "../model/entrant.js";
import type { CourtId, EntrantId, MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** Two matches at one time that can't both be played then, the earlier first (OOP-6). */
export type DoubleBooking = { readonly matches: readonly [MatchId, MatchId] } & (
  | { readonly kind: "court"; readonly court: CourtId }
  /** The entrant as the first match has it, and the name of the person who is in both. */
  | { readonly kind: "person"; readonly entrant: EntrantId; readonly name: string }
);

interface Booked extends Booking {
  readonly id: MatchId;
  readonly entrants: readonly Entrant[];
}

const made = new WeakMap<EventState, readonly DoubleBooking[]>();

/**
 * Every court and every person that has two matches at once, whatever brought it about: no command that sets a time lets
 * it happen, but a seat picked or an order of play made anew is not held up by it (OOP-6). By time, then by match id;
 * two matches that have both been played are no longer told.
 */
export function doubleBookings(state: EventState): readonly DoubleBooking[] {
  let found = made.get(state);
  if (!found) made.set(state, (found = findDoubleBookings(state)));
  return found;
}

function findDoubleBookings(state: EventState): readonly DoubleBooking[] {
  const booked = bookedIn(state);
  return booked.flatMap((first, index) => {
    const found: DoubleBooking[] = [];
    for (let at = index + 1; at < booked.length; at++) {
      const second = booked[at];
      if (!second || second.from >= first.until) break;
      if (second.until > first.from && isToCome(state, first, second)) {
        found.push(...between(first, second));
      }
    }
    return found;
  });
}

/** The matches that have a time and keep their court, by time. */
function bookedIn(state: EventState): readonly Booked[] {
  return matchRecords(state)
    .flatMap(([id, { at, court }]): Booked[] =>
      at === undefined || !isPlayedOnCourt(state, id)
        ? []
        : [{ id, ...bookingOf(state, id, at, court), entrants: entrantsOf(state, id) }],
    )
    .sort((x, y) => x.from - y.from || (x.id < y.id ? -1 : 1));
}

const isToCome = (state: EventState, ...matches: readonly Booked[]): boolean =>
  matches.some(({ id }) => outcomeOf(state, id).kind === "open");

function between(first: Booked, second: Booked): readonly DoubleBooking[] {
  const matches = [first.id, second.id] as const;
  const found: DoubleBooking[] = [];
  if (first.court !== undefined && first.court === second.court) {
    found.push({ kind: "court", court: first.court, matches });
  }
  for (const entrant of first.entrants) {
    const twice = second.entrants.find((other) => isSamePerson(entrant, other));
    if (!twice) continue;
    const name = sharedPerson(entrant, twice);
    found.push({ kind: "person", entrant: entrant.id, name, matches });
  }
  return found;
}
