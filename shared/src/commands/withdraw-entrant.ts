import { z } from "zod";
import type { Fact } from "../facts/fact.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { entrantOf } from "./entrant-of.js";
import { commandOf } from "./envelope.js";
import { entrantId } from "./fields.js";
import { blocksWith, withLapses } from "./lapsing.js";
import { resultsOf } from "./results-of.js";

/**
 * Before any result: out of the field (WDR-1). After one: results stand and walkovers follow, or, with `strike`,
 * all results of the entrant are struck (WDR-2). `strike` also changes between the two later.
 */
export const withdrawEntrant = defineCommand({
  type: "withdrawEntrant",
  schema: commandOf("withdrawEntrant", { entrant: entrantId, strike: z.boolean().optional() }),
  decide: (state, { entrant, strike }) => {
    const found = entrantOf(state, entrant);
    if (!found.ok) return found;
    const { withdrawn } = found.value;
    const hasPlayed = resultsOf(state, entrant).length > 0;
    const how = !hasPlayed ? "out" : strike ? "struck" : "stands";
    const isSettled = withdrawn !== undefined && (strike === undefined || withdrawn === "out");
    if (isSettled) return refuse({ code: "entrant.withdrawn", entrant });
    if (withdrawn === how) return ok([]);
    const fact: Fact = { type: "entrantWithdrawn", entrant, how };
    return ok(withLapses(state, [fact], blocksWith(state, entrant)));
  },
});
