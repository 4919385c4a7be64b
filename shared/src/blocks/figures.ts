import type { CountryCounts } from "../model/draw-log.js";
import type { Entrant } from "../model/entrant.js";

/**
 * A block's average: the mean grade of seeds 2 to the last but one. null for blocks of one or two, and where none of
 * them has a grade (spec 1, "Spread countries"; BLK-2 leaves the ungraded out).
 * @param grades by seed number
 */
export function averageOf(grades: readonly (number | null)[]): number | null {
  const counted = grades.slice(1, -1).filter((grade) => grade !== null);
  if (counted.length === 0) return null;
  return counted.reduce((sum, grade) => sum + grade, 0) / counted.length;
}

type HasCountry = Pick<Entrant, "country">;

/** How many of a block come from each country, in alphabetical order; who has no country counts for none. */
export function countsOf(block: readonly HasCountry[]): CountryCounts {
  const counts = new Map<string, number>();
  for (const { country } of block)
    if (country !== null) counts.set(country, (counts.get(country) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Countries with more than half of the field, which the draw rules leave out (DRW-4); at most one. */
export function exemptOf(field: readonly HasCountry[]): readonly string[] {
  return Object.entries(countsOf(field))
    .filter(([, count]) => 2 * count > field.length)
    .map(([country]) => country);
}
