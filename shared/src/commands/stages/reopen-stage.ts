import type { Fact } from "../../facts/fact.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse } from "../../result.js";
import { playedIn, stagesOf, type StageAt } from "../../stages/stages-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { confirmed } from "../fields.js";
import { stageId } from "./stage-fields.js";
import { stageNamed } from "./stage-named.js";

/** Takes the closing back, until the next stage has a result; a next stage that stands goes, after asking (STG-10). */
export const reopenStage = defineCommand({
  type: "reopenStage",
  schema: commandOf("reopenStage", { stage: stageId, confirmed }),
  decide: (state, { stage: id, confirmed }) => {
    const found = stageNamed(state, id);
    if (!found.ok) return found;
    if (!found.value.closed) return refuse({ code: "stage.notClosed", stage: id });
    const next = stagesOf(state, found.value.competition)[found.value.number];
    if (!next) return ok([{ type: "stageReopened", stage: id }]);
    const refusal = refusalOfNext(state, next, confirmed === true);
    if (refusal) return refuse(refusal);
    return ok([{ type: "stageReopened", stage: id, gone: next.id }, ...standingAgain(state, next)]);
  },
});

function refusalOfNext(state: EventState, next: StageAt, isConfirmed: boolean): Refusal | null {
  if (next.closed) return { code: "stage.closed", stage: next.id };
  const games = playedIn(state, next.id).map((game) => game.id);
  if (games.length > 0) return { code: "stage.hasResults", stage: next.id, games };
  return isConfirmed
    ? null
    : {
        code: "nextStage.needsConfirmation",
        stage: next.id,
        teams: Object.keys(next.ratings).length,
      };
}

/** Who had the games of the next stage struck left after this one was played: here the games stand (STG-9). */
const standingAgain = (state: EventState, next: StageAt): Fact[] =>
  Object.keys(next.ratings)
    .filter((team) => state.entrants[team]?.withdrawn === "struck")
    .map((entrant) => ({ type: "entrantWithdrawn", entrant, how: "stands" }));
