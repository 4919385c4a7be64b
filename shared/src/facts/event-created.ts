import type { EventSettings, Person } from "../model/event.js";
import { SETTINGS } from "../model/state.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface EventCreated {
  readonly type: "eventCreated";
  readonly settings: EventSettings;
  readonly owner: Person;
}

export const eventCreated = defineFact<EventCreated>({
  type: "eventCreated",
  evolve: (state, { settings, owner }) =>
    put(put(state, "settings", SETTINGS, settings), "people", owner.id, owner),
});
