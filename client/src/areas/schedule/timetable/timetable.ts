import type { CourtId, LocalDate, LocalTime, MatchView } from "@drawroom/shared";

/** A place in the order of play: a time, and a lawn or none. */
export interface Slot {
  readonly at: LocalTime;
  readonly court: CourtId | null;
}
export const slotKey = ({ at, court }: Slot): string => `${at} ${court ?? ""}`;

export interface TimetableCell {
  readonly key: string;
  readonly slot: Slot;
  readonly matches: readonly MatchView[];
  /** An earlier match is still on this lawn then. */
  readonly isTaken: boolean;
}
export interface TimetableRow {
  readonly at: LocalTime;
  readonly cells: readonly TimetableCell[];
}
export interface Timetable {
  /** By column; null: matches that have a time and no lawn. */
  readonly courts: readonly (CourtId | null)[];
  readonly rows: readonly TimetableRow[];
}

export interface TimetableOptions {
  readonly day: LocalDate;
  readonly courts: readonly CourtId[];
  /** Minutes that a match of the competition shown takes. */
  readonly minutes: number;
  /** Minutes that this match takes, which may be another competition's. */
  readonly minutesOf: (match: MatchView) => number;
}

type Timed = MatchView & { readonly at: LocalTime };

/** A day of the order of play by time and lawn, with the free places between, before and after its matches. */
export function timetableOf(
  matches: readonly MatchView[],
  { day, courts, minutes, minutesOf }: TimetableOptions,
): Timetable {
  const own = matches.filter((match): match is Timed => match.at?.startsWith(day) ?? false);
  const isBare = own.some(({ court }) => court === null);
  const columns = isBare ? [...courts, null] : courts;
  const minuteAt = ({ at }: Timed): number => minuteOf(at);
  const rows = minutesOfDay([...new Set(own.map(minuteAt))], minutes).map((minute) => {
    const at = `${day}T${clockOfMinute(minute)}`;
    const cells = columns.map((court): TimetableCell => {
      const here = own.filter((match) => match.court === court);
      const slot = { at, court };
      return {
        key: slotKey(slot),
        slot,
        matches: here.filter((match) => match.at === at),
        isTaken:
          court !== null &&
          here.some(
            (match) => minuteAt(match) < minute && minute < minuteAt(match) + minutesOf(match),
          ),
      };
    });
    return { at, cells };
  });
  return { courts: columns, rows };
}

const DAY = 24 * 60;
const FIRST = 9 * 60;
const LAST = 18 * 60;
/** Free places stand no closer than this, however short a match is. */
const CLOSEST = 10;

const minuteOf = (at: LocalTime): number => Number(at.slice(11, 13)) * 60 + Number(at.slice(14));
const clockOfMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The starts of a day in order: those of its matches, and a match's length apart where there is room. */
function minutesOfDay(starts: readonly number[], minutes: number): readonly number[] {
  const length = Math.max(minutes, CLOSEST);
  const sorted = [...starts].sort((x, y) => x - y);
  const [first] = sorted;
  if (first === undefined) return steps(FIRST, LAST, length);
  const last = sorted.at(-1) ?? first;
  const between = sorted.flatMap((start, i) => {
    const next = sorted[i + 1];
    return next === undefined ? [start] : [start, ...steps(start + length, next - length, length)];
  });
  const after = [last + length, last + 2 * length];
  return [first - length, ...between, ...after].filter((minute) => minute >= 0 && minute < DAY);
}

function steps(from: number, to: number, by: number): number[] {
  const found: number[] = [];
  for (let minute = from; minute <= to; minute += by) found.push(minute);
  return found;
}
