import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { courtId, name } from "./fields.js";

export const renameCourt = defineCommand({
  type: "renameCourt",
  schema: commandOf("renameCourt", { court: courtId, name }),
  decide: (state, { court, name }) => {
    const present = state.courts[court];
    if (!present) return refuse({ code: "court.notFound", court });
    if (present.name === name) return ok([]);
    return ok([{ type: "courtChanged", court: { ...present, name } }]);
  },
});
