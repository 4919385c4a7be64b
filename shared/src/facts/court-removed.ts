import type { CourtId, MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alterMatch, placed } from "./match-table.js";
import { drop } from "./tables.js";

export interface CourtRemoved {
  readonly type: "courtRemoved";
  readonly court: CourtId;
  readonly name: string;
  /** The matches that lose their court. */
  readonly matches: readonly MatchId[];
}

export const courtRemoved = defineFact<CourtRemoved>({
  type: "courtRemoved",
  evolve: (state, { court, matches }) =>
    matches.reduce(
      (next, match) => alterMatch(next, match, (record) => placed(record, { at: record.at })),
      drop(state, "courts", [court]),
    ),
});
