import type { MatchId } from "../model/ids.js";
import { defineFact } from "./define.js";
import type { BracketMatch } from "../model/bracket.js";
import { alterMatch } from "./match-table.js";
import { without } from "./tables.js";

export interface ResultCleared {
  readonly type: "resultCleared";
  readonly match: MatchId;
}

export const resultCleared = defineFact<ResultCleared>({
  type: "resultCleared",
  evolve: (state, { match }) =>
    alterMatch(
      state,
      match,
      <R extends BracketMatch>(record: R): R => without(record, "result", "sides") as R,
    ),
});
