import { SETTINGS } from "../model/state.js";
import { defineFact } from "./define.js";
import { alter, without } from "./tables.js";

export interface EventUnpublished {
  readonly type: "eventUnpublished";
}

export const eventUnpublished = defineFact<EventUnpublished>({
  type: "eventUnpublished",
  evolve: (state) =>
    alter(state, "settings", SETTINGS, (settings) => without(settings, "published")),
});
