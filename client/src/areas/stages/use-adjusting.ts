import { onScopeDispose, ref, shallowRef, watch } from "vue";
import {
  adjustmentsOf,
  type CompetitionId,
  type EventState,
  type StageAdjustment,
} from "@drawroom/shared";

/** How long the search may hold the page at a time, milliseconds. */
const SLICE_MS = 8;

type Search = ReturnType<typeof adjustmentsOf>;

/**
 * Looks for adjustments in slices, so that the page never waits, anew whenever `key` has changed; an empty key: nothing is to
 * be looked for (STG-8).
 */
export function useAdjusting(
  key: () => string,
  state: () => EventState,
  competition: () => CompetitionId,
) {
  /** Per cent; null: no search is running. */
  const percent = ref<number | null>(null);
  const found = shallowRef<StageAdjustment | null>(null);
  const isStopped = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    percent.value = null;
  };
  const goOn = (search: Search): void => {
    const until = performance.now() + SLICE_MS;
    let step = search.next();
    while (!step.done && performance.now() < until) step = search.next();
    if (step.done) {
      found.value = step.value;
      percent.value = null;
      return;
    }
    percent.value = Math.floor((100 * step.value.done) / step.value.total);
    timer = setTimeout(() => goOn(search));
  };
  const start = (): void => {
    stop();
    found.value = null;
    isStopped.value = false;
    if (key() === "") return;
    percent.value = 0;
    const search = adjustmentsOf(state(), competition());
    timer = setTimeout(() => goOn(search));
  };
  watch(key, start, { immediate: true });
  onScopeDispose(stop);
  return {
    percent,
    found,
    isStopped,
    start,
    cancel: () => {
      stop();
      isStopped.value = true;
    },
  };
}
