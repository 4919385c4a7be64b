import type { StageGameId, StageResult } from "../../model/stage.js";
import { defineFact } from "../define.js";
import { alter, without } from "../tables.js";

/** Entered, or corrected. */
export interface GameResultEntered {
  readonly type: "gameResultEntered";
  readonly game: StageGameId;
  readonly result: StageResult;
}

/** Taken away: the game is to be played. */
export interface GameResultCleared {
  readonly type: "gameResultCleared";
  readonly game: StageGameId;
}

export const gameResultEntered = defineFact<GameResultEntered>({
  type: "gameResultEntered",
  evolve: (state, { game, result }) =>
    alter(state, "stageGames", game, (record) => ({ ...record, result })),
});

export const gameResultCleared = defineFact<GameResultCleared>({
  type: "gameResultCleared",
  evolve: (state, { game }) =>
    alter(state, "stageGames", game, (record) => without(record, "result")),
});
