import {
  seatLabel,
  SETTINGS,
  type EventId,
  type EventState,
  type EventSettings,
  type MatchView,
} from "@drawroom/shared";
import { roundWords } from "../round-words.js";
import { icalText, type IcalProperty } from "./ical-text.js";
import { momentAt } from "../zone-time.js";

/** Of what a calendar is made. */
export interface CalendarOf {
  readonly eventId: EventId;
  readonly state: EventState;
  /** That of the event, and when it was made: milliseconds since 1970. */
  readonly version: number;
  readonly at: number;
}

const MINUTE = 60_000;

/**
 * Matches that have a time as an iCalendar file (RFC 5545), in UTC, so that it needs no rules of zones. `title`: what it is
 * called. An entry keeps its UID as long as the match is there; a match that nobody will play is cancelled in it.
 */
export function matchCalendar(
  { eventId, state, version, at }: CalendarOf,
  title: string,
  matches: readonly MatchView[],
): string {
  const settings = state.settings[SETTINGS];
  if (!settings) return "";
  const entries = matches.flatMap((match) =>
    match.at === null
      ? []
      : entry({ state, settings, match: { ...match, at: match.at } }, [
          ["UID", `${match.id}.${eventId}@drawroom`],
          ["SEQUENCE", version],
          ["DTSTAMP", new Date(at)],
          ["LAST-MODIFIED", new Date(at)],
        ]),
  );
  return icalText([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", "-//Drawroom//Order of play//EN"],
    ["CALSCALE", "GREGORIAN"],
    ["NAME", title],
    ["X-WR-CALNAME", title],
    ["REFRESH-INTERVAL;VALUE=DURATION", "PT15M"],
    ["X-PUBLISHED-TTL", "PT15M"],
    ...entries,
    ["END", "VCALENDAR"],
  ]);
}

interface Timed {
  readonly state: EventState;
  readonly settings: EventSettings;
  readonly match: MatchView & { readonly at: string };
}

function entry({ state, settings, match }: Timed, stamps: readonly IcalProperty[]): IcalProperty[] {
  const competition = state.competitions[match.competition];
  const court = match.court === null ? undefined : state.courts[match.court]?.name;
  const begins = momentAt(match.at, settings.zone);
  return [
    ["BEGIN", "VEVENT"],
    ...stamps,
    ["DTSTART", new Date(begins)],
    ["DTEND", new Date(begins + (competition?.matchMinutes ?? 0) * MINUTE)],
    ["SUMMARY", `${sideWords(match, "a")} v ${sideWords(match, "b")}`],
    [
      "DESCRIPTION",
      [settings.name, competition?.name, placeWords(match)].filter(Boolean).join(", "),
    ],
    ["LOCATION", [court, settings.venue].filter(Boolean).join(", ")],
    ["STATUS", isOff(match) ? "CANCELLED" : "CONFIRMED"],
    ["END", "VEVENT"],
  ];
}

/** Nothing is left to be played: walked over, or counted for nobody. */
const isOff = ({ outcome: { kind } }: MatchView): boolean => kind === "walkover" || kind === "void";

function sideWords(match: MatchView, side: "a" | "b"): string {
  const { name, seat } = match[side];
  return name ?? (seat ? seatLabel(seat) : "to be decided");
}

function placeWords({ letter, bracket, round }: MatchView): string {
  if (!bracket) return `block ${letter}, round ${round}`;
  return `${bracket.name}, ${bracket.isThirdPlace ? "third place" : roundWords(bracket.round)}`;
}
