import { SETTINGS, type EventState, type PersonId, type Role } from "@drawroom/shared";

/** What an account is in an event; nobody signed in is a spectator. */
export const roleIn = (state: EventState, account: PersonId | null): Role =>
  (account !== null && state.people[account]?.role) || "spectator";

/** The version that published the event; null while it is not published. */
export const publishedAt = (state: EventState): number | null =>
  state.settings[SETTINGS]?.published ?? null;

/** ACC-3: what is not published is there for the event's people only. */
export const maySee = (state: EventState, account: PersonId | null): boolean =>
  publishedAt(state) !== null || roleIn(state, account) !== "spectator";
