import type { Match } from "../model/block.js";
import type { BlockId, MatchId } from "../model/ids.js";
import { matchIdsOf } from "../model/keys.js";
import { defineFact } from "./define.js";
import { drop, putAll } from "./tables.js";

/** The block's matches, all of them, in place of those that were. */
export interface OrderOfPlayMade {
  readonly type: "orderOfPlayMade";
  readonly block: BlockId;
  readonly matches: Readonly<Record<MatchId, Match>>;
}

export const orderOfPlayMade = defineFact<OrderOfPlayMade>({
  type: "orderOfPlayMade",
  evolve: (state, { block, matches }) => {
    const gone = matchIdsOf(state, block).filter((match) => !(match in matches));
    return putAll(drop(state, "matches", gone), "matches", matches);
  },
});
