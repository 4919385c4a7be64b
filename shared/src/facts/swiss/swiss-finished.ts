import type { CompetitionId } from "../../model/ids.js";
import { defineFact } from "../define.js";
import { alter } from "../tables.js";

/** No round follows; the standings are final by the rounds held (SWS-14). */
export interface SwissFinished {
  readonly type: "swissFinished";
  readonly competition: CompetitionId;
  /** The rounds held. */
  readonly rounds: number;
}

export const swissFinished = defineFact<SwissFinished>({
  type: "swissFinished",
  evolve: (state, { competition, rounds }) =>
    alter(state, "competitions", competition, (record) =>
      record.swiss ? { ...record, swiss: { ...record.swiss, endedAfter: rounds } } : record,
    ),
});
