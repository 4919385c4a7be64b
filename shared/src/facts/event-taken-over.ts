import type { Person } from "../model/event.js";
import type { PersonId } from "../model/ids.js";
import { SETTINGS } from "../model/state.js";
import { defineFact } from "./define.js";
import { alter, drop, put, without } from "./tables.js";

/** An event came from an export; its new owner is the only one with a part in it (JRN-2). */
export interface EventTakenOver {
  readonly type: "eventTakenOver";
  readonly slug: string;
  readonly owner: Person;
  /** Who had a part in it before. */
  readonly from: readonly PersonId[];
}

export const eventTakenOver = defineFact<EventTakenOver>({
  type: "eventTakenOver",
  evolve: (state, { slug, owner, from }) => {
    const alone = put(drop(state, "people", from), "people", owner.id, owner);
    return alter(alone, "settings", SETTINGS, (settings) => ({
      ...without(settings, "offeredTo"),
      slug,
    }));
  },
});
