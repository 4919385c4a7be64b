import type { PersonId } from "../model/ids.js";
import { SETTINGS } from "../model/state.js";
import { defineFact } from "./define.js";
import { alter, without } from "./tables.js";

/** Both roles change at once, so there is always exactly one owner (ACC-2). */
export interface OwnershipMoved {
  readonly type: "ownershipMoved";
  readonly from: PersonId;
  readonly to: PersonId;
}

export const ownershipMoved = defineFact<OwnershipMoved>({
  type: "ownershipMoved",
  evolve: (state, { from, to }) => {
    const old = alter(state, "people", from, (person) => ({ ...person, role: "manager" }));
    const both = alter(old, "people", to, (person) => ({ ...person, role: "owner" }));
    return alter(both, "settings", SETTINGS, (settings) => without(settings, "offeredTo"));
  },
});
