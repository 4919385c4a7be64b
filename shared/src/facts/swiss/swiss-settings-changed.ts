import type { CompetitionId } from "../../model/ids.js";
import type { SwissSettings } from "../../swiss/history.js";
import { defineFact } from "../define.js";
import { alter } from "../tables.js";

/** Rounds, tie-breaks or points of a Club Swiss are others now. */
export interface SwissSettingsChanged {
  readonly type: "swissSettingsChanged";
  readonly competition: CompetitionId;
  readonly swiss: SwissSettings;
}

export const swissSettingsChanged = defineFact<SwissSettingsChanged>({
  type: "swissSettingsChanged",
  evolve: (state, { competition, swiss }) =>
    alter(state, "competitions", competition, (record) => ({ ...record, swiss })),
});
