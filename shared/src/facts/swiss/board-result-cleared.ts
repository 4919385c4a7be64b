import type { BoardId } from "../../model/swiss.js";
import { defineFact } from "../define.js";
import { alter, without } from "../tables.js";

/** The game is to be played again. */
export interface BoardResultCleared {
  readonly type: "boardResultCleared";
  readonly board: BoardId;
}

export const boardResultCleared = defineFact<BoardResultCleared>({
  type: "boardResultCleared",
  evolve: (state, { board }) =>
    alter(state, "boards", board, (record) => without(record, "result")),
});
