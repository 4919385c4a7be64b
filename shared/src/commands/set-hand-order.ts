import { z } from "zod";
import { isOrderOf } from "../blocks/hand-orders.js";
import { standingsOf } from "../blocks/standings.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { blockId, entrantId } from "./fields.js";
import { isSame } from "./given.js";

/** A group as named by its members. */
export const handOrder = z.array(entrantId).min(2).max(64);

/** The order of a tied group, as after a play-off; first the best (RES-4). */
export const setHandOrder = defineCommand({
  type: "setHandOrder",
  schema: commandOf("setHandOrder", { block: blockId, order: handOrder }),
  decide: (state, { block, order }) => {
    const present = state.blocks[block];
    if (!present) return refuse({ code: "block.notFound", block });
    const isTied = standingsOf(state, block).tiedGroups.some((group) => isOrderOf(order, group));
    if (!isTied) return refuse({ code: "handOrder.notTied", block });
    const stands = present.handOrders.some((other) => isSame(other, order));
    return ok(stands ? [] : [{ type: "handOrderSet", block, order }]);
  },
});
