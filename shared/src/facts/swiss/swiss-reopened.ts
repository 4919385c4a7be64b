import type { CompetitionId } from "../../model/ids.js";
import { defineFact } from "../define.js";
import { alter, without } from "../tables.js";

/** It goes on after all. */
export interface SwissReopened {
  readonly type: "swissReopened";
  readonly competition: CompetitionId;
}

export const swissReopened = defineFact<SwissReopened>({
  type: "swissReopened",
  evolve: (state, { competition }) =>
    alter(state, "competitions", competition, (record) =>
      record.swiss ? { ...record, swiss: without(record.swiss, "endedAfter") } : record,
    ),
});
