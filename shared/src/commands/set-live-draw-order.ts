import { ok, refuse } from "../result.js";
import { blocksCompetitionOf } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId } from "./fields.js";
import { liveDrawOrder } from "./live-draw-order.js";

/** In which order the seats are walked; what is drawn stays. */
export const setLiveDrawOrder = defineCommand({
  type: "setLiveDrawOrder",
  schema: commandOf("setLiveDrawOrder", { competition: competitionId, order: liveDrawOrder }),
  decide: (state, { competition: id, order }) => {
    const found = blocksCompetitionOf(state, id);
    if (!found.ok) return found;
    const { liveDraw } = found.value;
    if (!liveDraw) return refuse({ code: "draw.notRunning", competition: id });
    return ok(
      liveDraw.order === order ? [] : [{ type: "liveDrawStarted", competition: id, order }],
    );
  },
});
