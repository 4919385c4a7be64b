import type { BlockId, CompetitionId, EntrantId } from "../model/ids.js";
import { matchIdsOf, seatsOf } from "../model/keys.js";
import { defineFact } from "./define.js";
import { drop } from "./tables.js";

/** Gone with its entrants, blocks, seats and matches. */
export interface CompetitionRemoved {
  readonly type: "competitionRemoved";
  readonly competition: CompetitionId;
  readonly name: string;
  readonly entrants: readonly EntrantId[];
  readonly blocks: readonly BlockId[];
}

export const competitionRemoved = defineFact<CompetitionRemoved>({
  type: "competitionRemoved",
  evolve: (state, { competition, entrants, blocks }) => {
    const seats = drop(state, "seats", seatsOf(state, competition));
    const matches = drop(seats, "matches", matchIdsOf(state, competition));
    const emptied = drop(drop(matches, "blocks", blocks), "entrants", entrants);
    return drop(emptied, "competitions", [competition]);
  },
});
