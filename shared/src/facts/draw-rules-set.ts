import type { DrawRules } from "../model/competition.js";
import type { CompetitionId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

/** Which draw rules are on from now on (DRW-1). The basis chosen before stays under them (DRW-3). */
export interface DrawRulesSet {
  readonly type: "drawRulesSet";
  readonly competition: CompetitionId;
  readonly drawRules: DrawRules;
}

export const drawRulesSet = defineFact<DrawRulesSet>({
  type: "drawRulesSet",
  evolve: (state, { competition, drawRules }) =>
    alter(state, "competitions", competition, (record) => ({ ...record, drawRules })),
});
