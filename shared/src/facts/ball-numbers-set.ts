import type { CompetitionId, EntrantId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter, without } from "./tables.js";

export interface BallNumbersSet {
  readonly type: "ballNumbersSet";
  readonly competition: CompetitionId;
  /** null: back to the rank. */
  readonly balls: Readonly<Record<EntrantId, number | null>>;
}

export const ballNumbersSet = defineFact<BallNumbersSet>({
  type: "ballNumbersSet",
  evolve: (state, { balls }) =>
    Object.entries(balls).reduce(
      (next, [entrant, ball]) =>
        alter(next, "entrants", entrant, (record) =>
          ball === null ? without(record, "ball") : { ...record, ball },
        ),
      state,
    ),
});
