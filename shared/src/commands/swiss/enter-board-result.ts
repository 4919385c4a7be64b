import { ok, refuse } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { boardId, boardResult } from "./fields.js";

/** Enters a result, corrects it, or with null takes it away. Rounds that are paired stay as they are (SWS-11, SWS-12). */
export const enterBoardResult = defineCommand({
  type: "enterBoardResult",
  schema: commandOf("enterBoardResult", {
    board: boardId,
    result: boardResult.nullable(),
    /** What the user saw; null: none. */
    seen: boardResult.nullable().optional(),
  }),
  decide: (state, { board: id, result, seen }) => {
    const board = state.boards[id];
    if (!board) return refuse({ code: "board.notFound", board: id });
    const present = board.result ?? null;
    if (result === present) return ok([]);
    if (seen !== undefined && seen !== present) {
      return refuse({ code: "board.changed", board: id, now: present });
    }
    return ok([
      result === null
        ? { type: "boardResultCleared", board: id }
        : { type: "boardResultEntered", board: id, result },
    ]);
  },
});
