import type { Fact } from "../facts/fact.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { entrantOf } from "./entrant-of.js";
import { commandOf } from "./envelope.js";
import { entrantId } from "./fields.js";
import { blocksWith, withLapses } from "./lapsing.js";

/** The walkovers go, results that were entered stay (WDR-3). Who was replaced comes back without a seat. */
export const takeBackWithdrawal = defineCommand({
  type: "takeBackWithdrawal",
  schema: commandOf("takeBackWithdrawal", { entrant: entrantId }),
  decide: (state, { entrant }) => {
    const found = entrantOf(state, entrant);
    if (!found.ok) return found;
    if (found.value.withdrawn === undefined)
      return refuse({ code: "entrant.notWithdrawn", entrant });
    const fact: Fact = { type: "withdrawalTakenBack", entrant };
    return ok(withLapses(state, [fact], blocksWith(state, entrant)));
  },
});
