import { isOrderOf } from "../blocks/hand-orders.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { blockId } from "./fields.js";
import { handOrder } from "./set-hand-order.js";

/** Leaves a group tied again; `order` names its members, in any order. */
export const clearHandOrder = defineCommand({
  type: "clearHandOrder",
  schema: commandOf("clearHandOrder", { block: blockId, order: handOrder }),
  decide: (state, { block, order }) => {
    const present = state.blocks[block];
    if (!present) return refuse({ code: "block.notFound", block });
    const stands = present.handOrders.find((other) => isOrderOf(other, order));
    return ok(stands ? [{ type: "handOrderCleared", block, order: stands }] : []);
  },
});
