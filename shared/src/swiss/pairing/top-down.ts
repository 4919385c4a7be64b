import type { PassedOver } from "../history.js";

/** A pair by places in the order, the higher first. */
export interface Choice {
  readonly first: number;
  readonly second: number;
  readonly passed: readonly (readonly [place: number, why: PassedOver])[];
}

/** What the top-down choice asks. */
export interface Choosing {
  readonly size: number;
  /** Whom a player would rather meet than others, both by place; without it, whoever is higher. */
  isPreferred?(first: number, candidate: number): boolean;
  /** Makes the pair if the rest can still be paired as well as it must be. */
  take(first: number, candidate: number): boolean;
  /** Why a pair was not made; `chosen` is who was met instead. */
  whyNot(first: number, candidate: number, chosen: number): PassedOver;
}

/**
 * From the top, the first player not paired meets the first candidate that can be taken (SWS-6),
 * those preferred first (SWS-4). Some can be, as the whole could be paired to begin with.
 */
export function pairTopDown(choosing: Choosing): Choice[] {
  const choices: Choice[] = [];
  const left = new Set(Array.from({ length: choosing.size }, (_, place) => place));
  for (const first of left) {
    left.delete(first);
    const candidates = [...left];
    const preferred = candidates.filter((place) => choosing.isPreferred?.(first, place));
    const others = candidates.filter((place) => !choosing.isPreferred?.(first, place));
    const second = [...preferred, ...others].find((place) => choosing.take(first, place))!;
    left.delete(second);
    const passed = candidates
      .filter((place) => place < second)
      .map((place) => [place, choosing.whyNot(first, place, second)] as const);
    choices.push({ first, second, passed });
  }
  return choices;
}
