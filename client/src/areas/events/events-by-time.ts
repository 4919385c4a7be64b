import type { ListedEvent } from "./events-api";

export interface EventsByTime {
  readonly on: readonly ListedEvent[];
  readonly coming: readonly ListedEvent[];
  readonly past: readonly ListedEvent[];
}

/** What is on, what comes (the soonest first), what is past (the latest first), on a day `2026-05-13`. */
export function eventsByTime(events: readonly ListedEvent[], today: string): EventsByTime {
  const byStart = [...events].sort((a, b) =>
    a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0,
  );
  return {
    on: byStart.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn),
    coming: byStart.filter(({ startsOn }) => startsOn > today),
    past: byStart.filter(({ endsOn }) => endsOn < today).reverse(),
  };
}
