import type { ColourRule } from "./history.js";
import { ratingOf } from "./groups.js";

/** What the colours of a player rest on. */
export interface ColourState {
  readonly seed: number;
  readonly rating: number | null;
  readonly whites: number;
  readonly blacks: number;
  /** Above 0: so many games running with White; below 0 with Black. */
  readonly run: number;
}

/** The farthest apart that Whites and Blacks may get, and the longest run of one colour (SWS-7). */
const MOST_APART = 2;
const LONGEST_RUN = 3;

export const canHaveWhite = ({ whites, blacks, run }: ColourState): boolean =>
  whites - blacks < MOST_APART && run < LONGEST_RUN;
export const canHaveBlack = ({ whites, blacks, run }: ColourState): boolean =>
  blacks - whites < MOST_APART && run > -LONGEST_RUN;

/** Whether White for `a` and Black for `b` keeps the limits of both (SWS-7). */
const isAllowed = (a: ColourState, b: ColourState): boolean => canHaveWhite(a) && canHaveBlack(b);

/** Whether it would be the third game running in one colour for either. */
const isThird = (a: ColourState, b: ColourState): boolean => a.run >= 2 || b.run <= -2;

/** Whether any colours are left for the two (SWS-7). */
export const haveColours = (a: ColourState, b: ColourState): boolean =>
  isAllowed(a, b) || isAllowed(b, a);

export interface Colours {
  readonly isFirstWhite: boolean;
  readonly rule: ColourRule;
}

/**
 * Who of two has White (SWS-9).
 * @param byGroup who has it by the group, where the groups say so (SWS-4)
 * @returns the answer also where no way keeps the limits, for who allowed that (SWS-10)
 */
export function coloursOf(a: ColourState, b: ColourState, byGroup?: Colours): Colours {
  const [first, second] = [isAllowed(a, b), isAllowed(b, a)];
  if (first !== second) return { isFirstWhite: first, rule: "limit" };
  if (byGroup) return byGroup;
  if (a.whites !== b.whites) return { isFirstWhite: a.whites < b.whites, rule: "whites" };
  const [thirdIfFirst, thirdIfSecond] = [isThird(a, b), isThird(b, a)];
  if (thirdIfFirst !== thirdIfSecond) return { isFirstWhite: thirdIfSecond, rule: "third" };
  const [ratingA, ratingB] = [ratingOf(a.rating) ?? -Infinity, ratingOf(b.rating) ?? -Infinity];
  if (ratingA !== ratingB) return { isFirstWhite: ratingA < ratingB, rule: "rating" };
  return { isFirstWhite: a.seed > b.seed, rule: "seed" };
}
