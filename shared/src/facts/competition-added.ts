import type { Competition } from "../model/competition.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface CompetitionAdded {
  readonly type: "competitionAdded";
  readonly competition: Competition;
}

export const competitionAdded = defineFact<CompetitionAdded>({
  type: "competitionAdded",
  evolve: (state, { competition }) => put(state, "competitions", competition.id, competition),
});
