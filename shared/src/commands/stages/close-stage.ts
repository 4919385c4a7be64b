import { z } from "zod";
import type { EntrantId } from "../../model/ids.js";
import type { StageClosing } from "../../model/stage.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse, type Result } from "../../result.js";
import type { StageEnding } from "../../stages/advance.js";
import { endingNow, openGames } from "../../stages/ending-of.js";
import { leftOf, type StageAt } from "../../stages/stages-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { confirmed, entrantId } from "../fields.js";
import { stageId } from "./stage-fields.js";
import { openStage } from "./stage-named.js";

/**
 * Fixes who goes on, or who has the title (STG-10). Where nobody would drop out the manager decides: `advance` names who of
 * them goes on, `confirmed` lets all play again (STG-4).
 */
export const closeStage = defineCommand({
  type: "closeStage",
  schema: commandOf("closeStage", {
    stage: stageId,
    advance: z.array(entrantId).min(1).max(1024).optional(),
    confirmed,
  }),
  decide: (state, { stage: id, advance, confirmed }) => {
    const found = openStage(state, id);
    if (!found.ok) return found;
    const stage = found.value;
    if (!stage.isStarted) return refuse({ code: "stage.notStarted", stage: id });
    const open = openGames(state, stage).map((game) => game.id);
    if (open.length > 0) return refuse({ code: "stage.gamesOpen", stage: id, games: open });
    const ending = decided(stage, endingNow(state, stage), advance, confirmed === true);
    if (!ending.ok) return ending;
    const closed = { ...ending.value, withdrawn: leftOf(state, stage) };
    return ok([{ type: "stageClosed", stage: id, closed }]);
  },
});

type Ending = Omit<StageClosing, "withdrawn">;

function decided(
  { id: stage }: StageAt,
  { advance, champions, isNobodyOut }: StageEnding,
  chosen: readonly EntrantId[] | undefined,
  isConfirmed: boolean,
): Result<Ending, Refusal> {
  if (!isNobodyOut) {
    return chosen === undefined
      ? ok({ advance, champions })
      : refuse({ code: "stage.decidedByTables", stage });
  }
  if (chosen === undefined && !isConfirmed) {
    return refuse({ code: "stage.nobodyOut", stage, teams: advance.length });
  }
  const stranger = chosen?.find((team) => !advance.includes(team));
  if (stranger !== undefined) return refuse({ code: "stage.notInStage", stage, entrant: stranger });
  const going = advance.filter((team) => chosen?.includes(team) ?? true);
  return ok({
    advance: going.length === 1 ? [] : going,
    champions: going.length === 1 ? going : champions,
    isDecidedByManager: true,
  });
}
