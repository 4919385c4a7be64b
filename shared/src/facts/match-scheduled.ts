import type { LocalTime } from "../model/event.js";
import type { CourtId, MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alterMatch, placed } from "./match-table.js";

/** Time and court as they are after the change; absent: none. */
export interface MatchScheduled {
  readonly type: "matchScheduled";
  readonly match: MatchId;
  readonly at?: LocalTime;
  readonly court?: CourtId;
}

export const matchScheduled = defineFact<MatchScheduled>({
  type: "matchScheduled",
  evolve: (state, { match, at, court }) =>
    alterMatch(state, match, (record) => placed(record, { at, court })),
});
