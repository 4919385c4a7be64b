import {
  computed,
  onScopeDispose,
  shallowReactive,
  toValue,
  watch,
  type ComputedRef,
  type MaybeRefOrGetter,
} from "vue";
import { thingOf } from "./refused-thing";
import { usePlan } from "./use-plan";
import type { RefusedCommand } from "../../sync/session-contract";

/** How many places on the page show refusals about a thing. */
const claims = shallowReactive(new Map<string, number>());

const claim = (thing: string, by: number): void => {
  const count = (claims.get(thing) ?? 0) + by;
  if (count > 0) claims.set(thing, count);
  else claims.delete(thing);
};

/** As long as this place is on the page, it shows what is refused about the thing. */
export function claimRefusals(thing: MaybeRefOrGetter<string>): void {
  let held: string | null = null;
  const hold = (next: string | null): void => {
    if (held !== null) claim(held, -1);
    if (next !== null) claim(next, 1);
    held = next;
  };
  watch(() => toValue(thing), hold, { immediate: true });
  onScopeDispose(() => hold(null));
}

/** Refusals whose thing is not on the page: they came late, and the manager has gone elsewhere. */
export function useUnclaimedRefusals(): ComputedRef<readonly RefusedCommand[]> {
  const { event } = usePlan();
  return computed(() => event.refused.value.filter(({ command }) => !claims.has(thingOf(command))));
}
