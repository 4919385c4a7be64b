import type { Block } from "../model/block.js";
import { blockId, type CompetitionId, type Letter } from "../model/ids.js";
import { blocksOf, matchIdsOf, seatsOf } from "../model/keys.js";
import { defineFact } from "./define.js";
import { alter, drop, putAll } from "./tables.js";

/** Empty blocks in place of those that were; their seats and matches go. */
export interface BlocksCreated {
  readonly type: "blocksCreated";
  readonly competition: CompetitionId;
  readonly letters: readonly Letter[];
  readonly qualifiers: number;
}

const EMPTY: Block = { size: 0, handOrders: [] };

export const blocksCreated = defineFact<BlocksCreated>({
  type: "blocksCreated",
  evolve: (state, { competition, letters, qualifiers }) => {
    const unseated = drop(state, "seats", seatsOf(state, competition));
    const unmatched = drop(unseated, "matches", matchIdsOf(state, competition));
    const cleared = drop(unmatched, "blocks", blocksOf(state, competition));
    const blocks = Object.fromEntries(
      letters.map((letter) => [blockId(competition, letter), EMPTY]),
    );
    return alter(putAll(cleared, "blocks", blocks), "competitions", competition, (record) => ({
      ...record,
      qualifiers,
    }));
  },
});
