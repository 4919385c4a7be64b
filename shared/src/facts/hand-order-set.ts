import type { HandOrder } from "../model/block.js";
import type { BlockId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

/** It takes the place of every order that shares an entrant with it: an entrant is in one tied group at a time (RES-4). */
export interface HandOrderSet {
  readonly type: "handOrderSet";
  readonly block: BlockId;
  readonly order: HandOrder;
}

export const handOrderSet = defineFact<HandOrderSet>({
  type: "handOrderSet",
  evolve: (state, { block, order }) =>
    alter(state, "blocks", block, (record) => ({
      ...record,
      handOrders: [
        ...record.handOrders.filter((other) => !other.some((entrant) => order.includes(entrant))),
        order,
      ],
    })),
});
