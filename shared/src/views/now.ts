import type { LocalTime } from "../model/event.js";
import type { EventState } from "../model/state.js";
import { matchesOf, type MatchView } from "./matches.js";

/** What a player in the sun wants to know. */
export interface Now {
  /** Being played: begun by the clock today, no result yet; on a court only the first of them. */
  readonly onCourt: readonly MatchView[];
  /** Still to be played and known when, the next first; a match that waits for its court is among them. */
  readonly next: readonly MatchView[];
  /** Played, the last first by their times. A walkover by withdrawal is no news here. */
  readonly last: readonly MatchView[];
}

/** @param localNow the time in the event's zone */
export function nowOf(state: EventState, localNow: LocalTime): Now {
  const matches = matchesOf(state);
  const today = localNow.slice(0, 10);
  const timed = matches.filter(
    (match) => match.outcome.kind === "open" && match.at !== null && match.at.slice(0, 10) >= today,
  );
  const busy = new Set<string>();
  const onCourt = timed.filter((match) => {
    if (match.at === null || match.at > localNow || isBusy(match, busy)) return false;
    if (isWaiting(match)) return false;
    for (const kept of keptBy(match)) busy.add(kept);
    return true;
  });
  const playing = new Set(onCourt.map((match) => match.id));
  return {
    onCourt,
    next: timed.filter((match) => !playing.has(match.id)),
    last: matches.filter((match) => match.outcome.result !== null).sort(laterFirst),
  };
}

/** What a match that is on keeps from others: its court and its two entrants. */
const keptBy = ({ court, a, b }: MatchView): readonly string[] =>
  [court, a.entrant, b.entrant].filter((kept) => kept !== null);

/** In a bracket nobody plays before both are known. */
const isWaiting = ({ bracket, a, b }: MatchView): boolean =>
  bracket !== null && (a.entrant === null || b.entrant === null);

const isBusy = (match: MatchView, busy: ReadonlySet<string>): boolean =>
  keptBy(match).some((kept) => busy.has(kept));

function laterFirst(x: MatchView, y: MatchView): number {
  if (x.at !== y.at) return (x.at ?? "") < (y.at ?? "") ? 1 : -1;
  return roundOrder(y) - roundOrder(x);
}

/** Without times: what is played in a bracket comes after its blocks. */
const roundOrder = ({ bracket, round }: MatchView): number => (bracket ? AFTER_BLOCKS : 0) + round;
const AFTER_BLOCKS = 100;
