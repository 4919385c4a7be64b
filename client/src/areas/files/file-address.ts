import type { CompetitionId, CourtId, EntrantId } from "@drawroom/shared";

const queryOf = (parts: Readonly<Record<string, string | number | null>>): string => {
  const given = Object.entries(parts).filter(([, value]) => value !== null && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : "";
};

/** Where a competition's file is; `version`: as it stood then, null: as it stands. */
export const fileAddress = (
  slug: string,
  competition: CompetitionId,
  name: string,
  version: number | null,
): string => `/api/events/${slug}/competitions/${competition}/${name}${queryOf({ version })}`;

/** Where the calendar is; an empty id: of all. */
export const calendarAddress = (slug: string, court: CourtId, entrant: EntrantId): string =>
  `/api/events/${slug}/calendar.ics${queryOf({ court, entrant })}`;
