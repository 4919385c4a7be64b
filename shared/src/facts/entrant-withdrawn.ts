import type { Withdrawal } from "../model/entrant.js";
import type { EntrantId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

/** The seat stays; walkovers follow from the mark and are not stored (WDR-1, 2). */
export interface EntrantWithdrawn {
  readonly type: "entrantWithdrawn";
  readonly entrant: EntrantId;
  readonly how: Withdrawal;
}

export const entrantWithdrawn = defineFact<EntrantWithdrawn>({
  type: "entrantWithdrawn",
  evolve: (state, { entrant, how }) =>
    alter(state, "entrants", entrant, (record) => ({ ...record, withdrawn: how })),
});
