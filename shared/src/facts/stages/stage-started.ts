import type { StageGame, StageGameId, StageId } from "../../model/stage.js";
import { defineFact } from "../define.js";
import { alter, putAll } from "../tables.js";

/** From now on results are entered. */
export interface StageStarted {
  readonly type: "stageStarted";
  readonly stage: StageId;
  /** All of the stage's. */
  readonly games: Readonly<Record<StageGameId, StageGame>>;
}

export const stageStarted = defineFact<StageStarted>({
  type: "stageStarted",
  evolve: (state, { stage, games }) =>
    putAll(
      alter(state, "stages", stage, (record) => ({ ...record, isStarted: true })),
      "stageGames",
      games,
    ),
});
