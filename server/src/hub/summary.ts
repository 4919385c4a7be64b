import { SETTINGS, type Change, type EventState } from "@drawroom/shared";
import type { EventSummary } from "./event-store.js";

/** What lists show of an event. */
export function summaryOf(state: EventState): EventSummary {
  const settings = state.settings[SETTINGS];
  if (!settings) throw new Error("An event without settings has no summary");
  const people = Object.values(state.people).map(({ id, role }) => [id, role] as const);
  return {
    name: settings.name,
    venue: settings.venue,
    startsOn: settings.startsOn,
    endsOn: settings.endsOn,
    published: settings.published !== undefined,
    people: Object.fromEntries(people),
  };
}

/** Whether a change may alter what lists show. */
export const altersSummary = ({ patch }: Change): boolean =>
  patch.put?.settings !== undefined ||
  patch.put?.people !== undefined ||
  patch.drop?.people !== undefined;
