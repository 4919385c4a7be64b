import { z } from "zod";
import { KNOCKOUT_STYLES, type KnockoutStyle } from "../../knockout/styles/style.js";
import { ok, refuse } from "../../result.js";
import { blocksCompetitionOf } from "../competition-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId } from "../fields.js";

const style: z.ZodType<KnockoutStyle> = z.enum(KNOCKOUT_STYLES);

/** How the finishers of blocks are seeded from now on; no bracket that exists changes by it (GEN-4). */
export const setKnockoutStyle = defineCommand({
  type: "setKnockoutStyle",
  schema: commandOf("setKnockoutStyle", { competition: competitionId, style }),
  decide: (state, { competition: id, style: wanted }, { actor }) => {
    const found = blocksCompetitionOf(state, id);
    if (!found.ok) return found;
    const { knockout } = found.value;
    if (knockout?.style === wanted) return ok([]);
    // ACC-5: the flag is the account's, and the state has it from the server.
    if (wanted === "grade-separation" && !state.people[actor.id]?.wcfRules) {
      return refuse({ code: "knockoutStyle.notEnabled", competition: id });
    }
    return ok([
      { type: "knockoutSettingsSet", competition: id, knockout: { ...knockout, style: wanted } },
    ]);
  },
});
