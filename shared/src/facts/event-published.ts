import { SETTINGS } from "../model/state.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

export interface EventPublished {
  readonly type: "eventPublished";
  /** The version of this very change: spectators see nothing before it (ACC-3). */
  readonly version: number;
}

export const eventPublished = defineFact<EventPublished>({
  type: "eventPublished",
  evolve: (state, { version }) =>
    alter(state, "settings", SETTINGS, (settings) => ({ ...settings, published: version })),
});
