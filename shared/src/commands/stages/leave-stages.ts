import type { Entrant } from "../../model/entrant.js";
import type { EntrantId } from "../../model/ids.js";
import type { StageId } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import { ok, refuse } from "../../result.js";
import { stagesOf, type StageAt } from "../../stages/stages-of.js";
import type { Decision } from "../define.js";

export const isInStages = (state: EventState, { competition }: Entrant): boolean =>
  state.competitions[competition]?.kind === "stages";

const hasTeam = ({ ratings }: StageAt, team: EntrantId): boolean => Object.hasOwn(ratings, team);

/** The last stage that a team has a place in, or null: who has one is withdrawn, not removed or replaced. */
export const stageWith = (
  state: EventState,
  { id, competition }: Pick<Entrant, "id" | "competition">,
): StageId | null =>
  stagesOf(state, competition).findLast((stage) => hasTeam(stage, id))?.id ?? null;

/**
 * A team withdraws (STG-9): in a stage that is played, its other games are won by its opponents, or, with `strike`, all its
 * games are struck; `strike` also changes between the two later. Elsewhere it is out of the field.
 */
export function withdrawnFromStages(
  state: EventState,
  { id, competition, withdrawn }: Entrant,
  strike: boolean | undefined,
): Decision {
  const last = stagesOf(state, competition).at(-1);
  const isPlaying = last?.isStarted === true && !last.closed && hasTeam(last, id);
  const how = !isPlaying ? "out" : strike ? "struck" : "stands";
  if (withdrawn !== undefined && (!isPlaying || strike === undefined)) {
    return refuse({ code: "entrant.withdrawn", entrant: id });
  }
  return ok(withdrawn === how ? [] : [{ type: "entrantWithdrawn", entrant: id, how }]);
}

/** Back, while the stage that the team left is open, or the one it left before has not started (STG-9). */
export function returnedToStages(state: EventState, { id, competition }: Entrant): Decision {
  const stages = stagesOf(state, competition);
  const past = stages.find(({ closed }, index) => {
    const next = stages[index + 1];
    const wasLeftOut = next?.isStarted === true && !hasTeam(next, id);
    return closed?.withdrawn[id] !== undefined || (wasLeftOut && closed?.advance.includes(id));
  });
  if (past) return refuse({ code: "stage.closed", stage: past.id });
  return ok([{ type: "withdrawalTakenBack", entrant: id }]);
}
