import type { Basis, Competition } from "../model/competition.js";
import type { Grades } from "../model/entrant.js";

export interface GradeOnBasis {
  /** null: no grade of any kind. */
  readonly grade: number | null;
  readonly isEstimated: boolean;
}

/**
 * The grade that ranks an entrant on a basis (BLK-2). `max12` is the larger of the two grades. Who lacks
 * the grade that the basis needs has the estimate, on both bases.
 */
export function gradeOf(entrant: Grades, basis: Basis): GradeOnBasis {
  const { current, max12, estimated } = entrant;
  const own = basis === "current" ? current : larger(current, max12);
  if (own !== null) return { grade: own, isEstimated: false };
  return { grade: estimated, isEstimated: estimated !== null };
}

function larger(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

/** The basis in force: with a draw rule on it is the highest of 12 months (DRW-3). */
export const basisOf = (competition: Pick<Competition, "basis" | "drawRules">): Basis =>
  competition.drawRules.spreadCountries || competition.drawRules.lastRoundApart
    ? "max12"
    : competition.basis;
