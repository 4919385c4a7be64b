import { stageParts, type StageGame, type StageGameId } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse } from "../../result.js";
import { leftOf, type StageAt } from "../../stages/stages-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { stageGameId, stageResult } from "./stage-fields.js";
import { stageNamed } from "./stage-named.js";

/** Enters a result, corrects one, or, with null, takes it away, while the stage is open (STG-7). */
export const enterGameResult = defineCommand({
  type: "enterGameResult",
  schema: commandOf("enterGameResult", {
    game: stageGameId,
    result: stageResult.nullable(),
    /** What the user saw; null: none. */
    seen: stageResult.nullable().optional(),
  }),
  decide: (state, { game: id, result, seen }) => {
    const game = state.stageGames[id];
    const found = stageNamed(state, stageParts(id).stageId);
    if (!game || !found.ok) return refuse({ code: "stage.gameNotFound", game: id });
    const present = game.result ?? null;
    if (result === present) return ok([]);
    if (seen !== undefined && seen !== present) {
      return refuse({ code: "stage.gameChanged", game: id, now: present });
    }
    const refusal = refusalOfGame(state, found.value, game, id);
    if (refusal) return refuse(refusal);
    if (result === null) return ok([{ type: "gameResultCleared", game: id }]);
    return ok([{ type: "gameResultEntered", game: id, result }]);
  },
});

/** A struck game counts for nobody, so none is entered (STG-9). */
function refusalOfGame(
  state: EventState,
  stage: StageAt,
  { white, black }: StageGame,
  game: StageGameId,
): Refusal | null {
  if (stage.closed) return { code: "stage.closed", stage: stageParts(game).stageId };
  const left = leftOf(state, stage);
  const struck = [white, black].find((team) => left[team] === "struck");
  return struck === undefined ? null : { code: "entrant.withdrawn", entrant: struck };
}
