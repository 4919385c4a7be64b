import type { LocalDate, LocalTime } from "@drawroom/shared";

export type TypedTime =
  | { readonly kind: "none" }
  | { readonly kind: "time"; readonly at: LocalTime }
  | { readonly kind: "wrong" }
  | { readonly kind: "noSuchDay"; readonly day: number };

/**
 * `10:40`, `1040`, `10.40`, `9`: a time on `day`. `14 10:40`: on the event's day with that number. Empty: no time.
 * `days` are the event's days, in order.
 */
export function readTime(text: string, day: LocalDate, days: readonly LocalDate[]): TypedTime {
  const typed = text.trim().replace(/\s*h\s*$/i, "");
  if (typed === "") return { kind: "none" };
  const parts = /^(?:(\d{1,2})\.?\s+)?(\d{1,2}[:.]\d{2}|\d{1,4})$/.exec(typed);
  const clock = parts?.[2] === undefined ? null : readClock(parts[2]);
  if (!parts || clock === null) return { kind: "wrong" };
  if (parts[1] === undefined) return { kind: "time", at: `${day}T${clock}` };
  const wanted = Number(parts[1]);
  const found = days.find((date) => Number(date.slice(8)) === wanted);
  return found ? { kind: "time", at: `${found}T${clock}` } : { kind: "noSuchDay", day: wanted };
}

/** `09:30` of what is typed as the time of a day; null: it is none. */
export function clockOf(text: string): string | null {
  const typed = text.trim();
  return /^(\d{1,2}[:.]\d{2}|\d{1,4})$/.test(typed) ? readClock(typed) : null;
}

function readClock(text: string): string | null {
  const digits = text.replace(/[:.]/, "");
  const hours = Number(digits.length <= 2 ? digits : digits.slice(0, -2));
  const minutes = digits.length <= 2 ? 0 : Number(digits.slice(-2));
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** The days from the first to the last, both included; at most 60. */
export function daysOf(startsOn: LocalDate, endsOn: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  const day = new Date(`${startsOn}T00:00:00Z`);
  const last = Date.parse(`${endsOn}T00:00:00Z`);
  while (day.getTime() <= last && days.length < 60) {
    days.push(day.toISOString().slice(0, 10));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
}
