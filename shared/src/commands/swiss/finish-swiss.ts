import { roundIdsOf } from "../../model/keys.js";
import { ok, refuse } from "../../result.js";
import { swissHistoryOf } from "../../swiss/history-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId, confirmed } from "../fields.js";
import { openBoardsIn } from "./refusal-of-round.js";
import { swissOf } from "./swiss-of.js";

/** Ends it after the rounds held. Asks where games are open, which then add nothing, or rounds were planned (SWS-11, SWS-14). */
export const finishSwiss = defineCommand({
  type: "finishSwiss",
  schema: commandOf("finishSwiss", { competition: competitionId, confirmed }),
  decide: (state, { competition, confirmed }) => {
    const found = swissOf(state, competition);
    if (!found.ok) return found;
    const { rounds: planned, endedAfter } = found.value.swiss;
    if (endedAfter !== undefined) return ok([]);
    const held = roundIdsOf(state, competition).length;
    if (held === 0) return refuse({ code: "swiss.notStarted", competition });
    const open = openBoardsIn(swissHistoryOf(state, competition), competition).length;
    if (!confirmed && (open > 0 || held < planned)) {
      return refuse({ code: "swiss.needsConfirmation", open, held, planned });
    }
    return ok([{ type: "swissFinished", competition, rounds: held }]);
  },
});
