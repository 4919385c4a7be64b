import type { BracketSeeding } from "../../model/bracket.js";
import { bracketMatchParts, type BracketId, type MatchId } from "../../model/ids.js";
import { bracketMatchIdsOf } from "../../model/keys.js";
import type { EventState } from "../../model/state.js";
import { defineFact } from "../define.js";
import { resultCleared } from "../result-cleared.js";
import { alter, drop, put } from "../tables.js";

/** A bracket names its entrants, for the first time or again (GEN-2, GEN-3). */
export interface BracketDrawn {
  readonly type: "bracketDrawn";
  readonly bracket: BracketId;
  readonly seeding: BracketSeeding;
  /** Whose results go. */
  readonly cleared: readonly MatchId[];
}

export const bracketDrawn = defineFact<BracketDrawn>({
  type: "bracketDrawn",
  evolve: (state, { bracket, seeding, cleared }) => {
    const unplayed = cleared.reduce(
      (next, match) => resultCleared.evolve(next, { type: "resultCleared", match }),
      state,
    );
    const fitting = withoutOutside(unplayed, bracket, seeding.lines);
    const drawn = alter(fitting, "brackets", bracket, (record) => ({
      ...record,
      draw: { byLine: seeding.byLine, replaced: {} },
    }));
    return put(drawn, "seedings", bracket, seeding);
  },
});

/** Times and courts stay with their place in the bracket; a smaller one has no such place. */
function withoutOutside(state: EventState, bracket: BracketId, lines: number): EventState {
  const outside = bracketMatchIdsOf(state, bracket).filter((id) => {
    const { round, number } = bracketMatchParts(id);
    const isThirdPlace = round > 1 && 2 ** round === lines && number === 2;
    return !isThirdPlace && number > lines / 2 ** round;
  });
  return drop(state, "bracketMatches", outside);
}
