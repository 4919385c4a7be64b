import { ok } from "../result.js";
import { entrantsToAdd } from "./adding-entrants.js";
import { defineCommand } from "./define.js";
import { newEntrant } from "./entrant-fields.js";
import { commandOf } from "./envelope.js";
import { competitionId } from "./fields.js";

/** Blocks that stand are flagged, never re-seeded (STL-1). Two entrants may have one name. */
export const addEntrant = defineCommand({
  type: "addEntrant",
  schema: commandOf("addEntrant", { entrant: newEntrant.extend({ competition: competitionId }) }),
  decide: (state, { entrant: { competition, ...input } }) => {
    const added = entrantsToAdd(state, competition, [input]);
    return added.ok ? ok([{ type: "entrantsAdded", entrants: added.value }]) : added;
  },
});
