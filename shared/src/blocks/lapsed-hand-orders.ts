import type { HandOrderCleared } from "../facts/hand-order-cleared.js";
import type { BlockId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { isOrderOf } from "./hand-orders.js";
import { standingsOf } from "./standings.js";

/**
 * The manager's orders of a block that hold no longer, because their tied group is not exactly that one any more (RES-4).
 * @param state as it will be after the change that may have made them lapse
 */
export function lapsedHandOrders(state: EventState, block: BlockId): readonly HandOrderCleared[] {
  const handOrders = state.blocks[block]?.handOrders ?? [];
  if (handOrders.length === 0) return [];
  const { tiedGroups } = standingsOf(state, block);
  return handOrders
    .filter((order) => !tiedGroups.some((group) => isOrderOf(order, group)))
    .map((order) => ({ type: "handOrderCleared", block, order }));
}
