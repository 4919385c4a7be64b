import type { BlockId } from "../model/ids.js";
import { matchIdsOf } from "../model/keys.js";
import { defineFact } from "./define.js";
import { drop } from "./tables.js";

export interface OrderOfPlayCleared {
  readonly type: "orderOfPlayCleared";
  readonly block: BlockId;
}

export const orderOfPlayCleared = defineFact<OrderOfPlayCleared>({
  type: "orderOfPlayCleared",
  evolve: (state, { block }) => drop(state, "matches", matchIdsOf(state, block)),
});
