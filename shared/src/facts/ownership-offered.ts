import type { PersonId } from "../model/ids.js";
import { SETTINGS } from "../model/state.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

export interface OwnershipOffered {
  readonly type: "ownershipOffered";
  readonly to: PersonId;
}

export const ownershipOffered = defineFact<OwnershipOffered>({
  type: "ownershipOffered",
  evolve: (state, { to }) =>
    alter(state, "settings", SETTINGS, (settings) => ({ ...settings, offeredTo: to })),
});
