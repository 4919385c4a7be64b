import type { LocalDate, LocalTime } from "@drawroom/shared";
import { intlTag } from "../../i18n";

/**
 * Times of an event are wall times in its zone (`2026-05-13T10:40`), whatever zone the viewer is in. They are worded as if
 * they were UTC, so that no zone moves them.
 */
const asUtc = (at: LocalTime): Date => new Date(at.length === 10 ? `${at}T00:00Z` : `${at}Z`);

const cache = new Map<string, Intl.DateTimeFormat>();
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = intlTag() + JSON.stringify(options);
  let found = cache.get(key);
  if (!found) cache.set(key, (found = new Intl.DateTimeFormat(intlTag(), options)));
  return found;
}

const HOURS = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** `14:20`. */
export const clock = (at: LocalTime): string =>
  formatter({ ...HOURS, timeZone: "UTC" }).format(asUtc(at));

/** `14:20`, of a moment in ms since 1970, in a zone (the viewer's if none is given). */
export const clockIn = (ms: number, zone?: string): string =>
  formatter({ ...HOURS, timeZone: zone }).format(ms);

/** `19:42:32`, likewise. */
export const clockSecondsIn = (ms: number, zone?: string): string =>
  formatter({ ...HOURS, second: "2-digit", timeZone: zone }).format(ms);

/** `Wed 13 May`. */
export const day = (on: LocalDate): string =>
  formatter({ weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(
    asUtc(on.slice(0, 10)),
  );

/** `Wednesday 13 May`. */
export const dayInFull = (on: LocalDate): string =>
  formatter({ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    asUtc(on.slice(0, 10)),
  );

/** `13–18 May 2026`. */
export const days = (from: LocalDate, to: LocalDate): string => {
  const wording = formatter({ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return from === to ? wording.format(asUtc(from)) : wording.formatRange(asUtc(from), asUtc(to));
};

/** `BST`: the zone's short name on a day. */
export const zoneName = (zone: string, on: LocalDate): string =>
  formatter({ timeZone: zone, timeZoneName: "short" })
    .formatToParts(asUtc(on))
    .find((part) => part.type === "timeZoneName")?.value ?? zone;

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** A moment as wall time in a zone: ms since 1970 → `2026-05-13T10:40`. */
export function localTime(ms: number, zone: string): LocalTime {
  let wallClock = wallClocks.get(zone);
  if (!wallClock) {
    const days = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    wallClock = new Intl.DateTimeFormat("en-CA", { timeZone: zone, ...days, ...HOURS });
    wallClocks.set(zone, wallClock);
  }
  const parts = wallClock.formatToParts(ms);
  const part = (type: string): string => parts.find((p) => p.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}
