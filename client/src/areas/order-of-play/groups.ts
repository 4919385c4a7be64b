import type { CourtId, LocalDate, LocalTime, MatchView } from "@drawroom/shared";

/** Matches under one heading. */
export interface MatchGroup {
  readonly key: string;
  /** A day; null: no time yet. */
  readonly day: LocalDate | null;
  readonly court: CourtId | null;
  /** Only where there is no time: matches by round. */
  readonly round: number | null;
  /** Likewise of a knockout. */
  readonly bracket: MatchView["bracket"];
  readonly matches: readonly MatchView[];
}

type Heading = Omit<MatchGroup, "matches">;

function grouped(
  matches: readonly MatchView[],
  headingOf: (match: MatchView) => Heading,
): readonly MatchGroup[] {
  const groups = new Map<string, { heading: Heading; matches: MatchView[] }>();
  for (const match of matches) {
    const heading = headingOf(match);
    const group = groups.get(heading.key) ?? { heading, matches: [] };
    group.matches.push(match);
    groups.set(heading.key, group);
  }
  return [...groups.values()].map(({ heading, matches: own }) => ({ ...heading, matches: own }));
}

/** Matches that begin at the same time. */
export interface MatchSlot {
  readonly at: LocalTime;
  readonly matches: readonly MatchView[];
}

/** Matches that have a time, by it. Takes them in the order of `matchesOf`. */
export function slotsOf(matches: readonly MatchView[]): readonly MatchSlot[] {
  const slots = new Map<LocalTime, MatchView[]>();
  for (const match of matches) {
    if (match.at !== null) slots.set(match.at, [...(slots.get(match.at) ?? []), match]);
  }
  return [...slots].map(([at, own]) => ({ at, matches: own }));
}

const byDayHeading = ({ at, round, bracket }: MatchView): Heading => {
  const day = at?.slice(0, 10) ?? null;
  if (day) return { key: day, day, court: null, round: null, bracket: null };
  const key = bracket ? `${bracket.id} ${round} ${bracket.isThirdPlace}` : `round ${round}`;
  return { key, day, court: null, round, bracket };
};

/** By day, then by time; those without a time last, by round. Takes matches in the order of `matchesOf`. */
export const byDay = (matches: readonly MatchView[]): readonly MatchGroup[] =>
  grouped(matches, byDayHeading);

/** By day and court; those without a court last. `courts`: ids in their order. */
export function byCourt(
  matches: readonly MatchView[],
  courts: readonly CourtId[],
): readonly MatchGroup[] {
  const place = (court: CourtId | null): number =>
    court === null ? courts.length : courts.indexOf(court);
  const ordered = [...matches].sort(
    (x, y) =>
      (x.at?.slice(0, 10) ?? "~").localeCompare(y.at?.slice(0, 10) ?? "~") ||
      place(x.court) - place(y.court),
  );
  return grouped(ordered, (match) => {
    const heading = byDayHeading(match);
    return { ...heading, court: match.court, key: `${heading.key} ${match.court ?? ""}` };
  });
}
