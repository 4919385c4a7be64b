import type { CompetitionId } from "../model/ids.js";
import { seatsOf } from "../model/keys.js";
import { defineFact } from "./define.js";
import { alter, without } from "./tables.js";

/** The marks of what was drawn go with it (HND-5). */
export interface LiveDrawClosed {
  readonly type: "liveDrawClosed";
  readonly competition: CompetitionId;
}

export const liveDrawClosed = defineFact<LiveDrawClosed>({
  type: "liveDrawClosed",
  evolve: (state, { competition }) =>
    seatsOf(state, competition)
      .filter((seat) => state.seats[seat]?.drawn !== undefined)
      .reduce(
        (next, seat) => alter(next, "seats", seat, (record) => without(record, "drawn")),
        alter(state, "competitions", competition, (record) => without(record, "liveDraw")),
      ),
});
