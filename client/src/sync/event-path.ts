/** Where an event is read from: as it stands, or as it stood after a change. */
export const pathOf = (slug: string, version: number | null): string =>
  `/api/events/${encodeURIComponent(slug)}${version === null ? "" : `?version=${version}`}`;
