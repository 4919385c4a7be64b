import { z } from "zod";
import type { Fact } from "../facts/fact.js";
import { isBracketMatch } from "../model/ids.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { entrantOf } from "./entrant-of.js";
import { commandOf } from "./envelope.js";
import { entrantId } from "./fields.js";
import { blocksWith, withLapses } from "./lapsing.js";
import { resultsOf } from "./results-of.js";
import { isInStages, withdrawnFromStages } from "./stages/leave-stages.js";
import { isInSwiss, withdrawnFromSwiss } from "./swiss/leave-swiss.js";

/**
 * Before any result: out of the field (WDR-1). After one: results stand and walkovers follow, or, with `strike`,
 * all results of the entrant in a block are struck (WDR-2). `strike` also changes between the two later.
 */
export const withdrawEntrant = defineCommand({
  type: "withdrawEntrant",
  schema: commandOf("withdrawEntrant", { entrant: entrantId, strike: z.boolean().optional() }),
  decide: (state, { entrant, strike }) => {
    const found = entrantOf(state, entrant);
    if (!found.ok) return found;
    if (isInSwiss(state, found.value)) return withdrawnFromSwiss(state, found.value);
    if (isInStages(state, found.value)) return withdrawnFromStages(state, found.value, strike);
    const { withdrawn } = found.value;
    const results = resultsOf(state, entrant);
    // What was played in a bracket stands: others have gone out by it.
    const canStrike = results.some((match) => !isBracketMatch(match));
    const how = results.length === 0 ? "out" : strike && canStrike ? "struck" : "stands";
    const isSettled = withdrawn !== undefined && (strike === undefined || withdrawn === "out");
    if (isSettled) return refuse({ code: "entrant.withdrawn", entrant });
    if (withdrawn === how) return ok([]);
    const fact: Fact = { type: "entrantWithdrawn", entrant, how };
    return ok(withLapses(state, [fact], blocksWith(state, entrant)));
  },
});
