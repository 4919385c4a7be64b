import type { LocalDate, LocalTime } from "@drawroom/shared";

const DAY_MS = 86_400_000;
const QUARTER = 15;
const DAY_MINUTES = 24 * 60;
/** The fourth of five rounds is on now. */
const ROUNDS_BEFORE = 3;
const ROUNDS = 5;
const ROUND_MINUTES = 75;
/** Where the day is too short for that: rounds from nine o'clock. */
const NINE = 9 * 60;

export interface SampleTimes {
  readonly zone: string;
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
  /** Starts of the golf competition's rounds. */
  readonly rounds: readonly LocalTime[];
}

/** The sample's times, so that it is on now: in the machine's own zone, from today. `now` in milliseconds since 1970. */
export function sampleTimes(now: number): SampleTimes {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "Europe/London";
  const [startsOn = "", clock = ""] = localIn(zone, now).split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const present = hours * 60 + Math.floor(minutes / QUARTER) * QUARTER;
  const first = present - ROUNDS_BEFORE * ROUND_MINUTES;
  const isToday = first >= 0 && first + ROUNDS * ROUND_MINUTES <= DAY_MINUTES;
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const at = (isToday ? first : NINE) + round * ROUND_MINUTES;
    return `${startsOn}T${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`;
  });
  const [endsOn = ""] = localIn(zone, now + 4 * DAY_MS).split(" ");
  return { zone, startsOn, endsOn, rounds };
}

/** Such as `2026-05-13 10:40`. */
function localIn(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")} ${part("hour")}:${part("minute")}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");
