import type { CourtId, LayoutOptions } from "@drawroom/shared";
import { clockOf } from "../read-time";
import type { LayoutDraft } from "./layout-draft";

/** Why a field can't be taken as it stands; each has its words. */
export type Wrong =
  "time" | "backwards" | "minutes" | "roundsOfDay" | "roundsADay" | "noCourts" | "noDays";

/** What is wrong by field: `courts`, `days`, `minutes`, `roundsADay`, `2026-05-13.until`, `break.0.from`. */
export type WrongFields = Readonly<Record<string, Wrong>>;

const MOST_MINUTES = 600;
const MOST_ROUNDS = 30;

/** What is typed as the options of a layout, or what is wrong with it. `courts`: those there are, in their order. */
export function readLayout(
  draft: LayoutDraft,
  courts: readonly CourtId[],
): { readonly options: LayoutOptions } | { readonly wrong: WrongFields } {
  const reader = new Reader();
  const chosen = courts.filter((court) => draft.courts.includes(court));
  if (chosen.length === 0) reader.say("courts", "noCourts");
  const days = draft.days
    .filter(({ isPlayed }) => isPlayed)
    .map(({ date, rounds, ...times }) => ({
      date,
      ...reader.span(date, times, true),
      ...optional("rounds", reader.whole(`${date}.rounds`, rounds, 0, "roundsOfDay")),
    }));
  if (days.length === 0) reader.say("days", "noDays");
  const minutes = reader.minutes(draft.minutes);
  const roundsADay = reader.whole("roundsADay", draft.roundsADay, 1, "roundsADay");
  const breaks = draft.breaks.map((pause, i) => {
    const { from, until = from } = reader.span(`break.${i}`, pause, false);
    return { from, until };
  });
  if (Object.keys(reader.wrong).length > 0) return { wrong: reader.wrong };
  const tied = Object.entries(draft.courtsOfBlocks)
    .map(([letter, own]) => [letter, courts.filter((court) => own.includes(court))] as const)
    .filter(([, own]) => own.length > 0);
  const options: LayoutOptions = {
    courts: chosen,
    days,
    minutes,
    ...optional("roundsADay", roundsADay),
    ...(breaks.length > 0 && { breaks }),
    ...(draft.only !== "all" && { only: draft.only }),
    ...(tied.length > 0 && { courtsOfBlocks: Object.fromEntries(tied) }),
  };
  return { options };
}

const optional = <K extends string>(key: K, value: number | null): { [P in K]?: number } =>
  (value === null ? {} : { [key]: value }) as { [P in K]?: number };

class Reader {
  readonly wrong: Record<string, Wrong> = {};

  say(field: string, what: Wrong): void {
    this.wrong[field] = what;
  }

  /** A whole number from `least` on; null where nothing is typed. */
  whole(field: string, text: string, least: number, what: Wrong): number | null {
    const typed = text.trim();
    if (typed === "") return null;
    const value = /^\d{1,4}$/.test(typed) ? Number(typed) : -1;
    if (value < least || value > MOST_ROUNDS) this.say(field, what);
    return value;
  }

  minutes(text: string): number {
    const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
    if (value < 1 || value > MOST_MINUTES) this.say("minutes", "minutes");
    return value;
  }

  span(
    field: string,
    typed: { readonly from: string; readonly until: string },
    isOpen: boolean,
  ): { from: string; until?: string } {
    const from = clockOf(typed.from);
    if (from === null) this.say(`${field}.from`, "time");
    if (isOpen && typed.until.trim() === "") return { from: from ?? "" };
    const until = clockOf(typed.until);
    if (until === null) this.say(`${field}.until`, "time");
    else if (from !== null && until <= from) this.say(`${field}.until`, "backwards");
    return { from: from ?? "", until: until ?? "" };
  }
}
