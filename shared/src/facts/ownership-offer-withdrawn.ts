import { SETTINGS } from "../model/state.js";
import { defineFact } from "./define.js";
import { alter, without } from "./tables.js";

/** Taken back by the owner, declined by the manager, or void because the manager is gone. */
export interface OwnershipOfferWithdrawn {
  readonly type: "ownershipOfferWithdrawn";
}

export const ownershipOfferWithdrawn = defineFact<OwnershipOfferWithdrawn>({
  type: "ownershipOfferWithdrawn",
  evolve: (state) =>
    alter(state, "settings", SETTINGS, (settings) => without(settings, "offeredTo")),
});
