import { ok, refuse } from "../result.js";
import { refusalOfResults, seededCompetition } from "./seeded-blocks.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId } from "./fields.js";
import { liveDrawOrder } from "./live-draw-order.js";

/** Every seat shows as empty until its ball is drawn (HND-5). The seats must be there: snake-seed first. */
export const startLiveDraw = defineCommand({
  type: "startLiveDraw",
  schema: commandOf("startLiveDraw", { competition: competitionId, order: liveDrawOrder }),
  decide: (state, { competition: id, order }) => {
    const found = seededCompetition(state, id);
    if (!found.ok) return found;
    if (found.value.competition.liveDraw?.order === order) return ok([]);
    const refusal = refusalOfResults(state, id);
    return refusal ? refuse(refusal) : ok([{ type: "liveDrawStarted", competition: id, order }]);
  },
});
