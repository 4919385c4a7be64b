import { z } from "zod";
import { MOST_LINES } from "../../knockout/lines.js";
import type { KnockoutSeeds } from "../../model/competition.js";
import { ok, refuse } from "../../result.js";
import { competitionOf } from "../competition-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId } from "../fields.js";

const seeds: z.ZodType<KnockoutSeeds> = z.union([
  z.enum(["all", "none"]),
  z.int().min(1).max(MOST_LINES),
]);

/** How many entrants are seeded by grade in a competition that is a knockout only; the others are drawn at random (KON-1). */
export const setKnockoutSeeds = defineCommand({
  type: "setKnockoutSeeds",
  schema: commandOf("setKnockoutSeeds", { competition: competitionId, seeds }),
  decide: (state, { competition: id, seeds: wanted }) => {
    const found = competitionOf(state, id);
    if (!found.ok) return found;
    const { kind, knockout } = found.value;
    if (kind !== "knockout")
      return refuse({ code: "competition.wrongKind", competition: id, kind });
    if ((knockout?.seeds ?? "all") === wanted) return ok([]);
    return ok([
      { type: "knockoutSettingsSet", competition: id, knockout: { ...knockout, seeds: wanted } },
    ]);
  },
});
