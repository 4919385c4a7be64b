import { z } from "zod";
import { ok } from "../result.js";
import { entrantsToAdd } from "./adding-entrants.js";
import { defineCommand } from "./define.js";
import { newEntrant } from "./entrant-fields.js";
import { commandOf } from "./envelope.js";
import { competitionId } from "./fields.js";

/** Many entrants in one change: all of them or none. */
export const importEntrants = defineCommand({
  type: "importEntrants",
  schema: commandOf("importEntrants", {
    competition: competitionId,
    entrants: z.array(newEntrant).min(1).max(512).readonly(),
  }),
  decide: (state, { competition, entrants }) => {
    const added = entrantsToAdd(state, competition, entrants);
    return added.ok ? ok([{ type: "entrantsAdded", entrants: added.value }]) : added;
  },
});
