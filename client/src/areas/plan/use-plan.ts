import { computed, inject, provide, type ComputedRef, type InjectionKey } from "vue";
import { useRoute } from "vue-router";
import {
  SETTINGS,
  type Competition,
  type EventSettings,
  type EventState,
  type Person,
} from "@drawroom/shared";
import { isFor } from "./sections";
import type { EventSession } from "../../sync/session-contract";

/** What every part of the planner reads. Only rendered once the event is held, so there is always a state. */
export interface Plan {
  readonly event: EventSession;
  readonly state: ComputedRef<EventState>;
  readonly settings: ComputedRef<EventSettings>;
  readonly competitions: ComputedRef<readonly Competition[]>;
  /** The one named by the address; else, at the live draw, the one being drawn; else the first that the section is for. Null: none is. */
  readonly competition: ComputedRef<Competition | null>;
  /** Whether this person may change anything (ACC-1). */
  readonly hasPen: ComputedRef<boolean>;
  /** The owner (SCR-6). */
  readonly holder: ComputedRef<Person | null>;
}

const key: InjectionKey<Plan> = Symbol("plan");

const NO_SETTINGS: EventSettings = {
  slug: "",
  name: "",
  venue: "",
  zone: "UTC",
  startsOn: "",
  endsOn: "",
};

/** Makes the plan of an open event and hands it to all below. */
export function providePlan(event: EventSession, empty: EventState): Plan {
  const route = useRoute();
  const state = computed(() => event.shown.value?.state ?? empty);
  const competitions = computed(() =>
    Object.values(state.value.competitions).sort((a, b) => a.order - b.order),
  );
  const plan: Plan = {
    event,
    state,
    settings: computed(() => state.value.settings[SETTINGS] ?? NO_SETTINGS),
    competitions,
    competition: computed(() => {
      const suited = competitions.value.filter((one) => isFor(route.name, one));
      const named = suited.find(({ id }) => id === route.params["competition"]);
      // Who goes to the draw means the one that is being drawn.
      const drawn = route.name === "plan-live-draw" ? suited.find((c) => c.liveDraw) : undefined;
      return named ?? drawn ?? suited[0] ?? null;
    }),
    hasPen: computed(() => event.role.value === "owner"),
    holder: computed(
      () => Object.values(state.value.people).find(({ role }) => role === "owner") ?? null,
    ),
  };
  provide(key, plan);
  return plan;
}

export function usePlan(): Plan {
  const plan = inject(key);
  if (!plan) throw new Error("usePlan is for pages inside the planner");
  return plan;
}
