import type { EntrantId } from "../../model/ids.js";
import type { StageGame, StageGameId, StageGroupId, StageId } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import type { ReasonedSwap } from "../../stages/adjust.js";
import { defineFact } from "../define.js";
import { drop, putAll } from "../tables.js";

/** The groups that are others after it, in order of place, and, once the stage has started, their games. */
interface GroupsAltered {
  readonly stage: StageId;
  readonly groups: Readonly<Record<StageGroupId, readonly EntrantId[]>>;
  readonly games: Readonly<Record<StageGameId, StageGame>>;
}

/** Moved by hand, from one group number to another. */
export interface TeamMoved extends GroupsAltered {
  readonly type: "teamMoved";
  readonly entrant: EntrantId;
  readonly from: number;
  readonly to: number;
}

/** Exchanged by hand; `a` was in group `from`, `b` in group `to`. */
export interface TeamsExchanged extends GroupsAltered {
  readonly type: "teamsExchanged";
  readonly a: EntrantId;
  readonly b: EntrantId;
  readonly from: number;
  readonly to: number;
}

/** Swaps that were taken, with their reasons (STG-8). */
export interface AdjustmentTaken extends GroupsAltered {
  readonly type: "adjustmentTaken";
  readonly swaps: readonly ReasonedSwap[];
}

/** Swaps that were proposed and left; the groups stay (STG-8). */
export interface AdjustmentLeft {
  readonly type: "adjustmentLeft";
  readonly stage: StageId;
  readonly swaps: readonly ReasonedSwap[];
}

function evolve(state: EventState, { groups, games }: GroupsAltered): EventState {
  const records = Object.fromEntries(
    Object.entries(groups).map(([id, teams]) => [id, { teams }] as const),
  );
  const gone = Object.keys(state.stageGames).filter(
    (id) => id.slice(0, id.lastIndexOf(".")) in groups && !(id in games),
  );
  const left = drop(putAll(state, "groups", records), "stageGames", gone);
  return putAll(left, "stageGames", games);
}

export const teamMoved = defineFact<TeamMoved>({ type: "teamMoved", evolve });
export const teamsExchanged = defineFact<TeamsExchanged>({ type: "teamsExchanged", evolve });
export const adjustmentTaken = defineFact<AdjustmentTaken>({ type: "adjustmentTaken", evolve });
export const adjustmentLeft = defineFact<AdjustmentLeft>({
  type: "adjustmentLeft",
  evolve: (state) => state,
});
