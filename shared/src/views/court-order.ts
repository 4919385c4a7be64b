import type { LocalDate, LocalTime } from "../model/event.js";
import type { CourtId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { matchesOf, type MatchView } from "./matches.js";

/** A match as a court's list of the day says it. */
export interface CourtTurn {
  readonly match: MatchView;
  /** It does not begin earlier, and perhaps later: when the court is free and its entrants are there. */
  readonly notBefore: LocalTime;
  /** The match after it on this court that day; null: it is the last. */
  readonly followedBy: MatchView | null;
}

export interface CourtOrder {
  /** null: no court is set yet. */
  readonly court: CourtId | null;
  readonly turns: readonly CourtTurn[];
}

/** What is played on each court of a day, one match after the other; courts in their order, without those that have none (OOP-7). */
export function courtOrderOf(state: EventState, day: LocalDate): readonly CourtOrder[] {
  const courts = Object.values(state.courts).sort((x, y) => x.order - y.order);
  const matches = matchesOf(state, { day });
  return [...courts.map(({ id }) => id), null]
    .map((court) => ({
      court,
      turns: turnsOf(matches.filter((match) => match.court === court)),
    }))
    .filter(({ turns }) => turns.length > 0);
}

const turnsOf = (matches: readonly MatchView[]): CourtTurn[] =>
  matches.flatMap((match, index) =>
    match.at === null
      ? []
      : [{ match, notBefore: match.at, followedBy: (match.court && matches[index + 1]) || null }],
  );
