import type { DrawLog } from "../model/draw-log.js";
import type { CompetitionId } from "../model/ids.js";
import { defineFact } from "./define.js";

/** How the blocks were drawn; all that was listed before, exchanges by hand too, no longer holds (LOG-1, BLK-4). */
export interface DrawLogWritten {
  readonly type: "drawLogWritten";
  readonly competition: CompetitionId;
  /** null: no draw rule is on. */
  readonly log: DrawLog | null;
  /** How many exchanges by hand were cleared; absent: none. */
  readonly hand?: number;
}

/** The state's `log` takes the fact in with the change (`isLogged`); no other table knows of it. */
export const drawLogWritten = defineFact<DrawLogWritten>({
  type: "drawLogWritten",
  evolve: (state) => state,
});
