import { z } from "zod";
import { seatOf } from "../blocks/by-block.js";
import { without } from "../facts/tables.js";
import type { Entrant } from "../model/entrant.js";
import type { EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { bracketsWith } from "../knockout/play/members.js";
import { ok, refuse, type Result } from "../result.js";
import { entrantsToAdd } from "./adding-entrants.js";
import { defineCommand } from "./define.js";
import { newEntrant } from "./entrant-fields.js";
import { entrantOf } from "./entrant-of.js";
import { commandOf } from "./envelope.js";
import { entrantId } from "./fields.js";
import { resultsOf } from "./results-of.js";
import { stageWith } from "./stages/leave-stages.js";

/** A replacement takes the seat of the one who left (WDR-1): somebody new, or an entrant who has no seat. */
export const replaceEntrant = defineCommand({
  type: "replaceEntrant",
  schema: commandOf("replaceEntrant", {
    entrant: entrantId,
    by: z.union([entrantId, newEntrant]),
  }),
  decide: (state, { entrant, by }) => {
    const found = entrantOf(state, entrant);
    if (!found.ok) return found;
    const seat = seatOf(state, entrant);
    const { competition, replacedBy } = found.value;
    if (replacedBy !== undefined && seat === null) {
      return refuse({ code: "entrant.replaced", entrant, by: replacedBy });
    }
    if (state.players[entrant]) return refuse({ code: "entrant.inRounds", entrant });
    const stage = stageWith(state, found.value);
    if (stage !== null) return refuse({ code: "entrant.inStage", entrant, stage });
    const match = resultsOf(state, entrant)[0];
    if (match !== undefined) return refuse({ code: "entrant.hasResult", entrant, match });
    const stand =
      typeof by === "string" ? known(state, by, found.value) : added(state, by, competition);
    if (!stand.ok) return stand;
    return ok([
      { type: "entrantReplaced", entrant, by: stand.value, ...(seat !== null && { seat }) },
    ]);
  },
});

function added(
  state: EventState,
  input: z.infer<typeof newEntrant>,
  competition: string,
): Result<Entrant, Refusal> {
  const entrants = entrantsToAdd(state, competition, [input]);
  if (!entrants.ok) return entrants;
  const [entrant] = entrants.value;
  return entrant ? ok(entrant) : refuse({ code: "entrant.nameMissing" });
}

/** A reserve, or somebody who had left and comes back for another. */
function known(state: EventState, by: EntrantId, left: Entrant): Result<Entrant, Refusal> {
  const found = entrantOf(state, by);
  if (!found.ok) return found;
  const { competition } = left;
  if (by === left.id) return refuse({ code: "entrant.isItself", entrant: by });
  if (found.value.competition !== competition) {
    return refuse({ code: "entrant.otherCompetition", entrant: by, competition });
  }
  if (state.players[by]) return refuse({ code: "entrant.inRounds", entrant: by });
  const stage = stageWith(state, found.value);
  if (stage !== null) return refuse({ code: "entrant.inStage", entrant: by, stage });
  const seat = seatOf(state, by);
  if (seat !== null) return refuse({ code: "entrant.seated", entrant: by, seat });
  const [bracket] = bracketsWith(state, by);
  if (bracket !== undefined) return refuse({ code: "entrant.inBracket", entrant: by, bracket });
  return ok(without(found.value, "withdrawn", "replacedBy"));
}
