import type { Fact } from "../facts/fact.js";
import { bracketsWith } from "../knockout/play/members.js";
import { refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { entrantOf } from "./entrant-of.js";
import { commandOf } from "./envelope.js";
import { clearLater, entrantId } from "./fields.js";
import { withLater } from "./knockout/with-later.js";
import { blocksWith, withLapses } from "./lapsing.js";
import { isInStages, returnedToStages } from "./stages/leave-stages.js";
import { isInSwiss, returnedToSwiss } from "./swiss/leave-swiss.js";

/**
 * The walkovers go, results that were entered stay (WDR-3). Who was replaced comes back without a seat. Refused where somebody
 * has played on after such a walkover, unless that goes too (PLY-2).
 */
export const takeBackWithdrawal = defineCommand({
  type: "takeBackWithdrawal",
  schema: commandOf("takeBackWithdrawal", { entrant: entrantId, clearLater }),
  decide: (state, { entrant, clearLater: clearsLater }) => {
    const found = entrantOf(state, entrant);
    if (!found.ok) return found;
    if (found.value.withdrawn === undefined)
      return refuse({ code: "entrant.notWithdrawn", entrant });
    if (isInSwiss(state, found.value)) return returnedToSwiss(state, found.value);
    if (isInStages(state, found.value)) return returnedToStages(state, found.value);
    const fact: Fact = { type: "withdrawalTakenBack", entrant };
    const facts = withLapses(state, [fact], blocksWith(state, entrant));
    return withLater(state, facts, bracketsWith(state, entrant), clearsLater === true);
  },
});
