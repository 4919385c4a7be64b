import type { EntrantId } from "../../model/ids.js";
import type { Absence } from "../../swiss/history.js";
import { defineFact } from "../define.js";
import { alter } from "../tables.js";

/** The rounds that a player is away, all of them (SWS-13). */
export interface AbsenceSet {
  readonly type: "absenceSet";
  readonly entrant: EntrantId;
  readonly gone: readonly Absence[];
}

export const absenceSet = defineFact<AbsenceSet>({
  type: "absenceSet",
  evolve: (state, { entrant, gone }) =>
    alter(state, "players", entrant, (player) => ({ ...player, gone })),
});
