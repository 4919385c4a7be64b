import type { BracketId, EntrantId } from "../../model/ids.js";
import { defineFact } from "../define.js";
import { alter } from "../tables.js";

/** Two lines of a bracket exchanged by hand (GEN-7). */
export interface LinesExchanged {
  readonly type: "linesExchanged";
  readonly bracket: BracketId;
  /** From 1, at the top. */
  readonly lines: readonly [number, number];
  /** Who stood on them before; null: bye. */
  readonly entrants: readonly [EntrantId | null, EntrantId | null];
}

export const linesExchanged = defineFact<LinesExchanged>({
  type: "linesExchanged",
  evolve: (state, { bracket, lines: [one, other], entrants: [first, second] }) =>
    alter(state, "brackets", bracket, (record) => {
      if (!record.draw) return record;
      const byLine = record.draw.byLine.with(one - 1, second).with(other - 1, first);
      return { ...record, draw: { ...record.draw, byLine } };
    }),
});
