import {
  isSamePerson,
  matchesOf,
  SETTINGS,
  type CourtId,
  type EntrantId,
  type EventState,
  type MatchView,
} from "@drawroom/shared";
import { HttpRefusal } from "../../web/http-refusal.js";

/** Whose matches are meant; nothing: all of them. */
export interface MatchesWanted {
  readonly court?: CourtId | undefined;
  readonly entrant?: EntrantId | undefined;
}

/**
 * The matches of a court, of an entrant (in whatever competition the same person plays), or all, and what they are called.
 * Refuses `court.notFound` and `entrant.notFound`.
 */
export function matchesFor(
  state: EventState,
  { court, entrant }: MatchesWanted,
): { readonly title: string; readonly matches: readonly MatchView[] } {
  const isOnCourt = court === undefined ? null : courtNamed(state, court);
  const person = entrant === undefined ? null : personOf(state, entrant);
  const matches = matchesOf(state, court === undefined ? {} : { court }).filter(
    ({ a, b }) => !person || person.ids.has(a.entrant ?? "") || person.ids.has(b.entrant ?? ""),
  );
  const names = [person?.name, isOnCourt, state.settings[SETTINGS]?.name];
  return { title: names.filter(Boolean).join(", "), matches };
}

function courtNamed({ courts }: EventState, id: CourtId): string {
  const court = Object.hasOwn(courts, id) ? courts[id] : undefined;
  if (!court) throw new HttpRefusal({ code: "court.notFound", court: id });
  return court.name;
}

function personOf({ entrants }: EventState, id: EntrantId) {
  const entrant = Object.hasOwn(entrants, id) ? entrants[id] : undefined;
  if (!entrant) throw new HttpRefusal({ code: "entrant.notFound", entrant: id });
  const same = Object.values(entrants).filter((other) => isSamePerson(entrant, other));
  return { name: entrant.name, ids: new Set([id, ...same.map((other) => other.id)]) };
}
