import { computed, onScopeDispose, shallowRef, type ComputedRef } from "vue";
import type { LocalTime } from "@drawroom/shared";
import { localTime } from "../../ui/format/time";

const TICK_MS = 1_000;
const ms = shallowRef(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time now as ms since 1970, by the second; one timer for all. */
export function useClock() {
  users += 1;
  ms.value = Date.now();
  timer ??= setInterval(() => (ms.value = Date.now()), TICK_MS);
  onScopeDispose(() => {
    users -= 1;
    if (users > 0) return;
    clearInterval(timer);
    timer = undefined;
  });
  return ms;
}

/** The wall time of an event, which changes by the minute. */
export function useLocalNow(zone: () => string): ComputedRef<LocalTime> {
  const now = useClock();
  return computed(() => localTime(now.value, zone()));
}
