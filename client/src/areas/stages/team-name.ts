import type { EntrantId, EventState } from "@drawroom/shared";

export const teamName = (state: EventState, team: EntrantId): string =>
  state.entrants[team]?.name ?? "";
