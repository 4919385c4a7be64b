import type { Match } from "../model/block.js";
import type { MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { putAll, without } from "./tables.js";

/** Time and court of many matches as they are after the change; absent: none (OOP-5). */
export interface MatchesScheduled {
  readonly type: "matchesScheduled";
  readonly times: Readonly<Record<MatchId, Pick<Match, "at" | "court">>>;
}

export const matchesScheduled = defineFact<MatchesScheduled>({
  type: "matchesScheduled",
  evolve: (state, { times }) => {
    const matches: Record<MatchId, Match> = {};
    for (const [id, { at, court }] of Object.entries(times)) {
      const match = state.matches[id];
      if (!match) continue;
      matches[id] = {
        ...without(match, "at", "court"),
        ...(at !== undefined && { at }),
        ...(court !== undefined && { court }),
      };
    }
    return putAll(state, "matches", matches);
  },
});
