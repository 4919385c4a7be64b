import type { EntrantId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter, without } from "./tables.js";

/** The walkovers go with the mark; results that were entered never went (WDR-3). */
export interface WithdrawalTakenBack {
  readonly type: "withdrawalTakenBack";
  readonly entrant: EntrantId;
}

export const withdrawalTakenBack = defineFact<WithdrawalTakenBack>({
  type: "withdrawalTakenBack",
  evolve: (state, { entrant }) =>
    alter(state, "entrants", entrant, (record) => without(record, "withdrawn", "replacedBy")),
});
