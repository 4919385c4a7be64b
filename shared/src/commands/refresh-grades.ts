import { z } from "zod";
import type { Entrant, Grades } from "../model/entrant.js";
import type { EntrantId } from "../model/ids.js";
import { ok, refuse } from "../result.js";
import { competitionOf } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId, entrantId, grade } from "./fields.js";

const line = z.strictObject({
  entrant: entrantId,
  current: grade.nullable().optional(),
  max12: grade.nullable().optional(),
  estimated: grade.nullable().optional(),
});
type Line = z.infer<typeof line>;

const GRADES = ["current", "max12", "estimated"] as const satisfies (keyof Grades)[];

/** New grades for many, in one change (GRD-1); null takes one out, what is left out stays. Seats stay (STL-1). */
export const refreshGrades = defineCommand({
  type: "refreshGrades",
  schema: commandOf("refreshGrades", {
    competition: competitionId,
    grades: z
      .array(line)
      .min(1)
      .max(1024)
      .refine(
        (list) => new Set(list.map(({ entrant }) => entrant)).size === list.length,
        "an entrant stands twice",
      ),
  }),
  decide: (state, { competition, grades: lines }) => {
    const found = competitionOf(state, competition);
    if (!found.ok) return found;
    const grades: Record<EntrantId, Partial<Grades>> = {};
    for (const one of lines) {
      const entrant = state.entrants[one.entrant];
      if (!entrant) return refuse({ code: "entrant.notFound", entrant: one.entrant });
      if (entrant.competition !== competition) {
        return refuse({ code: "entrant.otherCompetition", entrant: one.entrant, competition });
      }
      const changed = changedIn(entrant, one);
      if (Object.keys(changed).length > 0) grades[one.entrant] = changed;
    }
    if (Object.keys(grades).length === 0) return ok([]);
    return ok([{ type: "gradesRefreshed", competition, grades }]);
  },
});

function changedIn(entrant: Entrant, line: Line): Partial<Grades> {
  const changed = GRADES.flatMap((field) => {
    const value = line[field];
    return value === undefined || value === entrant[field] ? [] : [[field, value] as const];
  });
  return Object.fromEntries(changed);
}
