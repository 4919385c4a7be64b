import { fieldOf } from "../blocks/ranking.js";
import type { CompetitionId, EntrantId } from "../model/ids.js";
import { stageId } from "../model/stage.js";
import type { EventState } from "../model/state.js";

/** Who is to play in a stage: the field in the first, else who went on; nobody who has withdrawn since (STG-4). */
export function playersOfStage(
  state: EventState,
  competition: CompetitionId,
  number: number,
): EntrantId[] {
  if (number === 1) return fieldOf(state, competition).map(({ id }) => id);
  const before = state.stages[stageId(competition, number - 1)];
  return (before?.closed?.advance ?? []).filter(
    (team) => state.entrants[team]?.withdrawn === undefined,
  );
}
