import { z } from "zod";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { courtId, name } from "./fields.js";
import { refusalOfFull } from "./full.js";
import { nextOrder } from "./next-order.js";

export const addCourt = defineCommand({
  type: "addCourt",
  schema: commandOf("addCourt", { court: z.strictObject({ id: courtId, name }) }),
  decide: (state, { court }) => {
    if (state.courts[court.id]) return refuse({ code: "id.taken", id: court.id });
    const full = refusalOfFull(state, "courts");
    if (full) return refuse(full);
    return ok([{ type: "courtAdded", court: { ...court, order: nextOrder(state.courts) } }]);
  },
});
