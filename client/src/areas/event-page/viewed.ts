import { computed, inject, provide, type ComputedRef, type InjectionKey } from "vue";
import {
  emptyState,
  SETTINGS,
  type Competition,
  type EventSettings,
  type EventState,
  type SeatId,
} from "@drawroom/shared";
import type { EventSession } from "../../sync/session-contract";

/** What every read-only view of an event reads. */
export interface Viewed {
  readonly state: ComputedRef<EventState>;
  readonly settings: ComputedRef<EventSettings>;
  /** By their place in lists. */
  readonly competitions: ComputedRef<readonly Competition[]>;
  /** The one looked at; null where there is none yet. */
  readonly competition: ComputedRef<Competition | null>;
  /** Whether a record has changed in the last 20 s, such as `seats/k3x9.F9`. */
  isLit(record: string): boolean;
}

const NO_SETTINGS: EventSettings = {
  slug: "",
  name: "",
  venue: "",
  zone: "UTC",
  startsOn: "2000-01-01",
  endsOn: "2000-01-01",
};
const key: InjectionKey<Viewed> = Symbol("viewed");

/** Makes it of an open event for all below; `named`: the competition asked for, else one that is being drawn, else the first. */
export function provideViewed(event: EventSession, named: () => string | undefined): Viewed {
  const nothing = emptyState();
  const state = computed(() => event.shown.value?.state ?? nothing);
  const competitions = computed(() =>
    Object.values(state.value.competitions).sort((a, b) => a.order - b.order),
  );
  const viewed: Viewed = {
    state,
    settings: computed(() => state.value.settings[SETTINGS] ?? NO_SETTINGS),
    competitions,
    competition: computed(
      () =>
        competitions.value.find(({ id }) => id === named()) ??
        competitions.value.find(({ liveDraw }) => liveDraw !== undefined) ??
        competitions.value[0] ??
        null,
    ),
    isLit: (record) => event.lit.value.has(record),
  };
  provide(key, viewed);
  return viewed;
}

export function useViewed(): Viewed {
  const viewed = inject(key);
  if (!viewed) throw new Error("useViewed is for views inside a page that shows an event");
  return viewed;
}

export const seatRecord = (seat: SeatId): string => `seats/${seat}`;
