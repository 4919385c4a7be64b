import type { CourtId, LocalDate, LocalTime, MatchView } from "@drawroom/shared";

export interface SheetRow {
  readonly at: LocalTime;
  /** By lawn, in the order of the columns. */
  readonly cells: readonly (readonly MatchView[])[];
}
export interface Sheet {
  readonly day: LocalDate;
  readonly courts: readonly CourtId[];
  readonly rows: readonly SheetRow[];
}

/** The matches that have a time and a lawn, a sheet a day; lawns without a match that day have no column. */
export function sheetsOf(
  matches: readonly MatchView[],
  courts: readonly CourtId[],
): readonly Sheet[] {
  const placed = matches.filter(isPlaced);
  const days = [...new Set(placed.map(({ at }) => at.slice(0, 10)))].sort();
  return days.map((day) => {
    const own = placed.filter(({ at }) => at.startsWith(day));
    const used = courts.filter((court) => own.some((match) => match.court === court));
    const times = [...new Set(own.map(({ at }) => at))].sort();
    const cellsAt = (at: LocalTime) =>
      used.map((court) => own.filter((match) => match.at === at && match.court === court));
    return { day, courts: used, rows: times.map((at) => ({ at, cells: cellsAt(at) })) };
  });
}

type Placed = MatchView & { readonly at: LocalTime; readonly court: CourtId };
export const isPlaced = (match: MatchView): match is Placed =>
  match.at !== null && match.court !== null;
