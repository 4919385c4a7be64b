import type { LiveDraw } from "../model/competition.js";
import type { CompetitionId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

/** Also where a running draw goes on in another order; picks stand. */
export interface LiveDrawStarted {
  readonly type: "liveDrawStarted";
  readonly competition: CompetitionId;
  readonly order: LiveDraw["order"];
}

export const liveDrawStarted = defineFact<LiveDrawStarted>({
  type: "liveDrawStarted",
  evolve: (state, { competition, order }) =>
    alter(state, "competitions", competition, (record) => ({ ...record, liveDraw: { order } })),
});
