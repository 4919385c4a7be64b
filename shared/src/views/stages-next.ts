import type { CompetitionId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { stagePlan } from "../stages/deal.js";
import { endingNow, openGames } from "../stages/ending-of.js";
import { playersOfStage } from "../stages/players-of-stage.js";
import { stagesOf } from "../stages/stages-of.js";

/** What would come next if the last stage ended as it stands (STG-4). */
export interface NextStage {
  /** The number that the next stage would have. */
  readonly number: number;
  /** Games that are still to be played before. */
  readonly open: number;
  /** Who would play in it, in order of teams; nobody after the last stage. */
  readonly teams: readonly EntrantId[];
  readonly groups: number;
  readonly isFinal: boolean;
  /** Who would have the title. */
  readonly champions: readonly EntrantId[];
  /** Nobody would drop out: the manager decides. */
  readonly isNobodyOut: boolean;
}

/** Null before the first stage. Of a closed stage, what it was closed with, without who has left since. */
export function nextStageIfNow(state: EventState, competition: CompetitionId): NextStage | null {
  const last = stagesOf(state, competition).at(-1);
  if (!last) return null;
  const { advance, champions } = last.closed ?? endingNow(state, last);
  const number = last.number + 1;
  const teams = last.closed ? playersOfStage(state, competition, number) : advance;
  const groups = teams.length > 0 ? stagePlan(teams.length).groups : 0;
  return {
    number,
    open: last.isStarted ? openGames(state, last).length : 0,
    teams,
    groups,
    isFinal: groups === 1,
    champions,
    isNobodyOut: !last.closed && endingNow(state, last).isNobodyOut,
  };
}
