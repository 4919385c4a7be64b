import { matchesIn } from "../blocks/by-block.js";
import { outcomesIn, type Outcome } from "../blocks/outcome.js";
import { standingsOf, type StandingRow } from "../blocks/standings.js";
import { seatParts, type BlockId, type MatchId } from "../model/ids.js";
import type { Side } from "../model/block.js";
import type { EventState } from "../model/state.js";

/** A match as the entrant of the row sees it. */
export interface CrosstableCell {
  readonly match: MatchId;
  /** Which side of the match the row is. */
  readonly side: Side;
  readonly outcome: Outcome;
}

export interface CrosstableRow {
  readonly standing: StandingRow;
  /** By column, in the order of the rows; null on the diagonal, and where there is no match. */
  readonly cells: readonly (CrosstableCell | null)[];
}

/** Every match of a block, rows and columns both in standing order. */
export function crosstableOf(state: EventState, block: BlockId): readonly CrosstableRow[] {
  const matches = new Map(
    matchesIn(state, block).map((match) => [`${match.a}-${match.b}`, match.id]),
  );
  const outcomes = outcomesIn(state, block);
  const { rows } = standingsOf(state, block);
  const seeds = rows.map((row) => seatParts(row.seat).seed);
  return rows.map((standing, index) => {
    const own = seeds[index] ?? 0;
    const cells = seeds.map((other): CrosstableCell | null => {
      const id = matches.get(`${Math.min(own, other)}-${Math.max(own, other)}`);
      const outcome = id === undefined ? undefined : outcomes.get(id);
      return id !== undefined && outcome
        ? { match: id, side: own < other ? "a" : "b", outcome }
        : null;
    });
    return { standing, cells };
  });
}
