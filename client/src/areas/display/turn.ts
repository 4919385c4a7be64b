import { computed, shallowRef, type ComputedRef } from "vue";
import { useClock } from "../event-page/local-now";
import type { DisplayPart } from "./parts";

/** How long a page stays, milliseconds. */
export const PAGE_MS = 15_000;

export interface Shown {
  readonly part: DisplayPart;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
}

/**
 * Which page is on at a moment. By the clock on the wall, not by a counter: after a reload, a restart or a lost network the
 * screen is where it would have been, and all screens turn together (SCR-3).
 */
export function shownAt(
  now: number,
  parts: readonly DisplayPart[],
  pagesOf: (part: DisplayPart) => number,
): Shown {
  const all = parts.flatMap((part) => {
    const pages = Math.max(1, pagesOf(part));
    return Array.from({ length: pages }, (_, page) => ({ part, page, pages }));
  });
  return all[Math.floor(now / PAGE_MS) % all.length] ?? { part: "welcome", page: 0, pages: 1 };
}

/** The page that is on; each part reports how many pages it takes at this size. */
export function useTurn(parts: ComputedRef<readonly DisplayPart[]>) {
  const now = useClock();
  const pages = shallowRef<Readonly<Partial<Record<DisplayPart, number>>>>({});
  return {
    current: computed(() => shownAt(now.value, parts.value, (part) => pages.value[part] ?? 1)),
    report: (part: DisplayPart, count: number): void => {
      if (pages.value[part] !== count) pages.value = { ...pages.value, [part]: count };
    },
  };
}
