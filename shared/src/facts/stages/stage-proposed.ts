import type { EntrantId } from "../../model/ids.js";
import { stageGroupId, type Stage, type StageId } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import { defineFact } from "../define.js";
import { putAll, put } from "../tables.js";
import { withoutGroups } from "./groups-dropped.js";

/** A stage with its groups, in place of the same stage as it was, its games too. */
interface StageMade {
  readonly stage: StageId;
  readonly record: Stage;
  /** By number, each in order of place. */
  readonly groups: readonly (readonly EntrantId[])[];
}

/** Dealt from the entrants, or from who went on (STG-2, STG-10). */
export interface StageProposed extends StageMade {
  readonly type: "stageProposed";
}
/** The number of groups, who goes on, the kind of deal or the ratings are others (STG-2, 3, 4). */
export interface StageChanged extends StageMade {
  readonly type: "stageChanged";
}

function evolve(state: EventState, { stage, record, groups }: StageMade): EventState {
  const records = Object.fromEntries(
    groups.map((teams, index) => [stageGroupId(stage, index + 1), { teams }] as const),
  );
  const made = putAll(withoutGroups(state, stage), "groups", records);
  return put(made, "stages", stage, record);
}

export const stageProposed = defineFact<StageProposed>({ type: "stageProposed", evolve });
export const stageChanged = defineFact<StageChanged>({ type: "stageChanged", evolve });
