import type { Entrant } from "../model/entrant.js";
import type { EntrantId, SeatId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter, put } from "./tables.js";

/** `by` stands in for `entrant`, in its seat if it has one (WDR-1). */
export interface EntrantReplaced {
  readonly type: "entrantReplaced";
  readonly entrant: EntrantId;
  /** Whole, as it stands after the change: new, or known and without a seat. */
  readonly by: Entrant;
  readonly seat?: SeatId;
}

export const entrantReplaced = defineFact<EntrantReplaced>({
  type: "entrantReplaced",
  evolve: (state, { entrant, by, seat }) => {
    const left = alter(state, "entrants", entrant, (record) => ({
      ...record,
      withdrawn: "out",
      replacedBy: by.id,
    }));
    const joined = put(left, "entrants", by.id, by);
    if (seat === undefined) return joined;
    return alter(joined, "seats", seat, (record) => ({ ...record, entrant: by.id }));
  },
});
