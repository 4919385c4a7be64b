import type { BracketId, EntrantId } from "../../model/ids.js";
import { defineFact } from "../define.js";
import { alter, without } from "../tables.js";

/** `by` stands on the line of `entrant` (GEN-8). */
export interface BracketEntrantReplaced {
  readonly type: "bracketEntrantReplaced";
  readonly bracket: BracketId;
  readonly entrant: EntrantId;
  readonly by: EntrantId;
}

export const bracketEntrantReplaced = defineFact<BracketEntrantReplaced>({
  type: "bracketEntrantReplaced",
  evolve: (state, { bracket, entrant, by }) =>
    alter(state, "brackets", bracket, (record) => {
      if (!record.draw) return record;
      const { byLine, replaced } = record.draw;
      // Who stood in for somebody and is replaced: the next one stands in for the same.
      const original = replaced[entrant] ?? entrant;
      const others = without(replaced, entrant);
      return {
        ...record,
        draw: {
          byLine: byLine.map((id) => (id === entrant ? by : id)),
          replaced: original === by ? others : { ...others, [by]: original },
        },
      };
    }),
});
