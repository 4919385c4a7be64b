import type { LocalDate } from "../model/event.js";
import type { CourtId, Letter } from "../model/ids.js";

/** From one time of a day to another, `12:30` to `13:30`. */
export interface TimeSpan {
  readonly from: string;
  readonly until: string;
}

export interface LayoutDay {
  readonly date: LocalDate;
  /** The first start, `09:00`. */
  readonly from: string;
  /** When the last match has to be over; absent: midnight. */
  readonly until?: string;
  /** Rounds of this day, in place of `roundsADay`. */
  readonly rounds?: number;
}

/** What an order of play is laid out over (OOP-5). */
export interface LayoutOptions {
  /** In the order in which they are filled. */
  readonly courts: readonly CourtId[];
  /** Played on in the order of their dates. */
  readonly days: readonly LayoutDay[];
  /** What a match takes; absent: what the competition has. */
  readonly minutes?: number;
  /** Rounds of each block a day; absent: the rounds to be played, shared out evenly over the days. */
  readonly roundsADay?: number;
  /** No match is under way then, on any day. */
  readonly breaks?: readonly TimeSpan[];
  /** The matches of blocks, or of brackets, alone; absent: first those, then these. */
  readonly only?: "blocks" | "brackets";
  /** Blocks that play only on these of the courts. */
  readonly courtsOfBlocks?: Readonly<Record<Letter, readonly CourtId[]>>;
}

/** Minutes since midnight of `09:30`. */
export const minuteOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const DAY = 24 * 60;
const padded = (value: number): string => String(value).padStart(2, "0");

/** `09:30` of minutes since midnight. */
export const timeOfDay = (minute: number): string =>
  `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}`;

/**
 * The starts of a day, in minutes since midnight: one match length after the other from the first start; a start whose
 * match would be under way in a break waits for its end.
 */
export function startsOf(
  { from, until }: LayoutDay,
  minutes: number,
  breaks: readonly TimeSpan[],
): readonly number[] {
  const last = until === undefined ? DAY : minuteOfDay(until);
  const pauses = breaks.map(
    (pause) => [minuteOfDay(pause.from), minuteOfDay(pause.until)] as const,
  );
  const starts: number[] = [];
  let start = minuteOfDay(from);
  while (start + minutes <= last) {
    const pause = pauses.find(([begin, end]) => start < end && begin < start + minutes);
    if (pause) {
      start = pause[1];
      continue;
    }
    starts.push(start);
    start += minutes;
  }
  return starts;
}
