import { ok, refuse } from "../result.js";
import { blocksCompetitionOf } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId } from "./fields.js";

/** The seats stay as they are, and all of them show (HND-5). */
export const closeLiveDraw = defineCommand({
  type: "closeLiveDraw",
  schema: commandOf("closeLiveDraw", { competition: competitionId }),
  decide: (state, { competition: id }) => {
    const found = blocksCompetitionOf(state, id);
    if (!found.ok) return found;
    if (!found.value.liveDraw) return refuse({ code: "draw.notRunning", competition: id });
    return ok([{ type: "liveDrawClosed", competition: id }]);
  },
});
