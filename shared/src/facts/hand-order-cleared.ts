import type { HandOrder } from "../model/block.js";
import type { BlockId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

export interface HandOrderCleared {
  readonly type: "handOrderCleared";
  readonly block: BlockId;
  /** The group, in any order. */
  readonly order: HandOrder;
}

const isSameGroup = (a: HandOrder, b: HandOrder): boolean =>
  a.length === b.length && a.every((entrant) => b.includes(entrant));

export const handOrderCleared = defineFact<HandOrderCleared>({
  type: "handOrderCleared",
  evolve: (state, { block, order }) =>
    alter(state, "blocks", block, (record) => ({
      ...record,
      handOrders: record.handOrders.filter((other) => !isSameGroup(other, order)),
    })),
});
