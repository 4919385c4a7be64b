import type { Grades } from "../model/entrant.js";
import type { CompetitionId, EntrantId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { alter } from "./tables.js";

/** The grades that became others, by entrant; what is absent stays (GRD-1). */
export interface GradesRefreshed {
  readonly type: "gradesRefreshed";
  readonly competition: CompetitionId;
  readonly grades: Readonly<Record<EntrantId, Partial<Grades>>>;
}

export const gradesRefreshed = defineFact<GradesRefreshed>({
  type: "gradesRefreshed",
  evolve: (state, { grades }) =>
    Object.entries(grades).reduce(
      (next, [entrant, changed]) =>
        alter(next, "entrants", entrant, (record) => ({ ...record, ...changed })),
      state,
    ),
});
