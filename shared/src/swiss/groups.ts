import type { EntrantId } from "../model/ids.js";
import type { ThreeGroups, TwoHalves } from "./history.js";

/** From this many players on there are three groups (SWS-2). */
export const FEWEST_FOR_GROUPS = 16;

/** A rating as the rules see it: 0 is none (SWS-1). */
export const ratingOf = (rating: number | null): number | null => rating || null;

/**
 * The field by seed number (SWS-1): rating downwards, who has none last, equal ones as they came in.
 * @param field in entry order
 */
export function seedNumbers(
  field: readonly { readonly id: EntrantId; readonly rating: number | null }[],
): EntrantId[] {
  const height = (rating: number | null): number => ratingOf(rating) ?? -Infinity;
  return field
    .map(({ id, rating }, entry) => ({ id, entry, height: height(rating) }))
    .sort((x, y) => (x.height === y.height ? x.entry - y.entry : x.height < y.height ? 1 : -1))
    .map(({ id }) => id);
}

/** How many are in A, B and C (SWS-2), or null where the field is too small for three groups. */
export function groupSizes(
  count: number,
): { readonly a: number; readonly b: number; readonly c: number } | null {
  if (count < FEWEST_FOR_GROUPS) return null;
  const upper = 2 * Math.floor(count / 6);
  return { a: upper, b: upper, c: count - 2 * upper };
}

/** Who is in which group, before it is shuffled (SWS-2, SWS-5). An odd field's bye is still in C, or in the bottom half. */
export function groupsFor(bySeed: readonly EntrantId[]): ThreeGroups | TwoHalves {
  const sizes = groupSizes(bySeed.length);
  if (!sizes) {
    const half = Math.floor(bySeed.length / 2);
    return { top: bySeed.slice(0, half), bottom: bySeed.slice(half) };
  }
  const { a, b } = sizes;
  return { A: bySeed.slice(0, a), B: bySeed.slice(a, a + b), C: bySeed.slice(a + b) };
}
