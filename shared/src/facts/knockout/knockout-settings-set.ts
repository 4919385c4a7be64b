import type { KnockoutSettings } from "../../model/competition.js";
import type { CompetitionId } from "../../model/ids.js";
import { defineFact } from "../define.js";
import { alter } from "../tables.js";

/** Style and seeds for brackets that are drawn from now on (GEN-4). */
export interface KnockoutSettingsSet {
  readonly type: "knockoutSettingsSet";
  readonly competition: CompetitionId;
  readonly knockout: KnockoutSettings;
}

export const knockoutSettingsSet = defineFact<KnockoutSettingsSet>({
  type: "knockoutSettingsSet",
  evolve: (state, { competition, knockout }) =>
    alter(state, "competitions", competition, (record) => ({ ...record, knockout })),
});
