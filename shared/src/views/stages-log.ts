import type {
  AdjustmentLeft,
  AdjustmentTaken,
  TeamMoved,
  TeamsExchanged,
} from "../facts/stages/groups-altered.js";
import type { CompetitionId } from "../model/ids.js";
import { stageParts } from "../model/stage.js";
import type { EventState } from "../model/state.js";

/** A change of groups after the deal, with when it was made. */
export interface GroupChange {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly fact: TeamMoved | TeamsExchanged | AdjustmentTaken | AdjustmentLeft;
}

/** Every change of groups by hand or by an adjustment taken, and every adjustment left, the first first (STG-8). */
export function groupChangesOf(state: EventState, competition: CompetitionId): GroupChange[] {
  const changes = Object.entries(state.log).flatMap(([key, { at, fact }]) => {
    const isOwn =
      (fact.type === "teamMoved" ||
        fact.type === "teamsExchanged" ||
        fact.type === "adjustmentTaken" ||
        fact.type === "adjustmentLeft") &&
      stageParts(fact.stage).competition === competition;
    return isOwn ? [{ version: Number(key.split(".")[0]), at, fact }] : [];
  });
  return changes
    .sort((x, y) => x.version - y.version)
    .map(({ at, fact }): GroupChange => ({ at, fact }));
}
