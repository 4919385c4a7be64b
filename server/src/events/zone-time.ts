import type { LocalTime } from "@drawroom/shared";

const HOURS = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const DAYS = { year: "numeric", month: "2-digit", day: "2-digit" } as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a zone say at a moment (milliseconds since 1970): `2026-05-13T10:40`. */
export function wallTime(at: number, zone: string): LocalTime {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...DAYS, ...HOURS });
    clocks.set(zone, clock);
  }
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const year = part("year").padStart(4, "0");
  return `${year}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

const DAY_MS = 86_400_000;

/**
 * The moment at which clocks in a zone say so, in milliseconds since 1970. Of two the first; where the clocks jump over it,
 * as long after the jump as it lies behind its beginning.
 */
export function momentAt(at: LocalTime, zone: string): number {
  const asUtc = Date.parse(`${at}Z`);
  const offsetAt = (moment: number): number => Date.parse(`${wallTime(moment, zone)}Z`) - moment;
  // Clocks change once in two days at most, so one of these is right.
  const first = asUtc - offsetAt(asUtc - DAY_MS);
  const second = asUtc - offsetAt(asUtc + DAY_MS);
  return wallTime(first, zone) !== at && wallTime(second, zone) === at ? second : first;
}
