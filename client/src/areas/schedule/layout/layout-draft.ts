import {
  matchesOf,
  type Competition,
  type CourtId,
  type EventState,
  type Letter,
  type LocalDate,
} from "@drawroom/shared";

export interface DayDraft {
  readonly date: LocalDate;
  isPlayed: boolean;
  from: string;
  until: string;
  rounds: string;
}

/** What is typed and ticked before an order of play is laid out; all of it as it was typed. */
export interface LayoutDraft {
  courts: CourtId[];
  days: DayDraft[];
  minutes: string;
  roundsADay: string;
  breaks: { from: string; until: string }[];
  /** Which matches; `all` where there are not both. */
  only: "all" | "blocks" | "brackets";
  /** Blocks that keep to some lawns; a block with none keeps to no lawn of its own. */
  courtsOfBlocks: Record<Letter, CourtId[]>;
}

const FIRST_START = "09:00";

/** All lawns, and the days from the last that has a result; days begin as they do now, or at nine. */
export function layoutDraftOf(
  state: EventState,
  competition: Competition,
  days: readonly LocalDate[],
): LayoutDraft {
  const startOf = (date: LocalDate): string =>
    matchesOf(state, { competition: competition.id, day: date })[0]?.at?.slice(11) ?? FIRST_START;
  const played = matchesOf(state, { competition: competition.id }).flatMap(({ at, outcome }) =>
    at !== null && outcome.result !== null ? at.slice(0, 10) : [],
  );
  const first = played.sort().at(-1) ?? "";
  return {
    courts: Object.values(state.courts)
      .sort((a, b) => a.order - b.order)
      .map(({ id }) => id),
    days: days.map((date) => ({
      date,
      isPlayed: date >= first,
      from: startOf(date),
      until: "",
      rounds: "",
    })),
    minutes: String(competition.matchMinutes),
    roundsADay: "",
    breaks: [],
    only: "all",
    courtsOfBlocks: {},
  };
}
