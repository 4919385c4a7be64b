import type { StageClosing, StageId } from "../../model/stage.js";
import { defineFact } from "../define.js";
import { alter, drop, without } from "../tables.js";
import { withoutGroups } from "./groups-dropped.js";

/** Who goes on, or who has the title, is fixed (STG-10). */
export interface StageClosed {
  readonly type: "stageClosed";
  readonly stage: StageId;
  readonly closed: StageClosing;
}

/** The closing is taken back; a next stage that stood goes (STG-10). */
export interface StageReopened {
  readonly type: "stageReopened";
  readonly stage: StageId;
  readonly gone?: StageId;
}

export const stageClosed = defineFact<StageClosed>({
  type: "stageClosed",
  evolve: (state, { stage, closed }) =>
    alter(state, "stages", stage, (record) => ({ ...record, closed })),
});

export const stageReopened = defineFact<StageReopened>({
  type: "stageReopened",
  evolve: (state, { stage, gone }) => {
    const open = alter(state, "stages", stage, (record) => without(record, "closed"));
    return gone === undefined ? open : drop(withoutGroups(open, gone), "stages", [gone]);
  },
});
