import type { BoardId } from "../../model/swiss.js";
import type { BoardResult } from "../../swiss/history.js";
import { defineFact } from "../define.js";
import { alter } from "../tables.js";

/** Entered, or corrected (SWS-12). */
export interface BoardResultEntered {
  readonly type: "boardResultEntered";
  readonly board: BoardId;
  readonly result: BoardResult;
}

export const boardResultEntered = defineFact<BoardResultEntered>({
  type: "boardResultEntered",
  evolve: (state, { board, result }) =>
    alter(state, "boards", board, (record) => ({ ...record, result })),
});
