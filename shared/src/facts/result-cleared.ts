import type { MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter, without } from "./tables.js";

export interface ResultCleared {
  readonly type: "resultCleared";
  readonly match: MatchId;
}

export const resultCleared = defineFact<ResultCleared>({
  type: "resultCleared",
  evolve: (state, { match }) =>
    alter(state, "matches", match, (record) => without(record, "result")),
});
