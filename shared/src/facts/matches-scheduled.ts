import type { Match } from "../model/block.js";
import type { BracketMatch } from "../model/bracket.js";
import { isBracketMatch, type MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { placed } from "./match-table.js";
import { putAll } from "./tables.js";

/** Time and court of many matches as they are after the change; absent: none (OOP-5). */
export interface MatchesScheduled {
  readonly type: "matchesScheduled";
  readonly times: Readonly<Record<MatchId, Pick<Match, "at" | "court">>>;
}

export const matchesScheduled = defineFact<MatchesScheduled>({
  type: "matchesScheduled",
  evolve: (state, { times }) => {
    const matches: Record<MatchId, Match> = {};
    const bracketMatches: Record<MatchId, BracketMatch> = {};
    for (const [id, place] of Object.entries(times)) {
      const match = state.matches[id];
      if (isBracketMatch(id)) bracketMatches[id] = placed(state.bracketMatches[id] ?? {}, place);
      else if (match) matches[id] = placed(match, place);
    }
    return putAll(putAll(state, "matches", matches), "bracketMatches", bracketMatches);
  },
});
