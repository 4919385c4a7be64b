import type { EventSettings } from "../model/event.js";
import { SETTINGS, type EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";

const NONE: EventSettings = {
  slug: "",
  name: "",
  venue: "",
  zone: "UTC",
  startsOn: "",
  endsOn: "",
};

/** The event's settings. Only before the first change are there none, and nobody may give commands then. */
export const settingsOf = (state: EventState): EventSettings => state.settings[SETTINGS] ?? NONE;

/** An event doesn't end before it starts. */
export const refusalOfDates = ({
  startsOn,
  endsOn,
}: Pick<EventSettings, "startsOn" | "endsOn">): Refusal | null =>
  startsOn <= endsOn ? null : { code: "settings.datesReversed", startsOn, endsOn };
