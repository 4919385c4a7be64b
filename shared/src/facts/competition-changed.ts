import type { Competition } from "../model/competition.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface CompetitionChanged {
  readonly type: "competitionChanged";
  readonly competition: Competition;
}

export const competitionChanged = defineFact<CompetitionChanged>({
  type: "competitionChanged",
  evolve: (state, { competition }) => put(state, "competitions", competition.id, competition),
});
