import type { EventSettings } from "../model/event.js";
import { SETTINGS } from "../model/state.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface SettingsChanged {
  readonly type: "settingsChanged";
  /** Whole, as they stand after the change. */
  readonly settings: EventSettings;
}

export const settingsChanged = defineFact<SettingsChanged>({
  type: "settingsChanged",
  evolve: (state, { settings }) => put(state, "settings", SETTINGS, settings),
});
