import type { CourtId, MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter, drop, without } from "./tables.js";

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
      (next, match) => alter(next, "matches", match, (record) => without(record, "court")),
      drop(state, "courts", [court]),
    ),
});
