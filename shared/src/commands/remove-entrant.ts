import { seatOf } from "../blocks/by-block.js";
import { bracketNaming } from "../knockout/play/members.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { entrantOf } from "./entrant-of.js";
import { commandOf } from "./envelope.js";
import { entrantId } from "./fields.js";
import { stageWith } from "./stages/leave-stages.js";

/** For who was entered by mistake. Who has, or left, a place in the draw is withdrawn instead (WDR-1). */
export const removeEntrant = defineCommand({
  type: "removeEntrant",
  schema: commandOf("removeEntrant", { entrant: entrantId }),
  decide: (state, { entrant }) => {
    const found = entrantOf(state, entrant);
    if (!found.ok) return found;
    const seat = seatOf(state, entrant);
    if (seat !== null) return refuse({ code: "entrant.seated", entrant, seat });
    if (state.players[entrant]) return refuse({ code: "entrant.inRounds", entrant });
    const stage = stageWith(state, found.value);
    if (stage !== null) return refuse({ code: "entrant.inStage", entrant, stage });
    const bracket = bracketNaming(state, found.value);
    if (bracket !== null) return refuse({ code: "entrant.inBracket", entrant, bracket });
    const { name, replacedBy } = found.value;
    if (replacedBy !== undefined)
      return refuse({ code: "entrant.replaced", entrant, by: replacedBy });
    const left = Object.values(state.entrants).find((other) => other.replacedBy === entrant);
    if (left) return refuse({ code: "entrant.replaced", entrant: left.id, by: entrant });
    return ok([{ type: "entrantRemoved", entrant, name }]);
  },
});
