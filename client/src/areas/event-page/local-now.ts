import {
  computed,
  inject,
  onScopeDispose,
  shallowRef,
  type ComputedRef,
  type InjectionKey,
} from "vue";
import type { LocalTime } from "@drawroom/shared";
import { serverNow } from "../../sync/server-clock";
import { localTime } from "../../ui/format/time";

const TICK_MS = 1_000;
const ms = shallowRef(serverNow());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time now as ms since 1970, by the second; one timer for all. */
export function useClock() {
  users += 1;
  ms.value = serverNow();
  timer ??= setInterval(() => (ms.value = serverNow()), TICK_MS);
  onScopeDispose(() => {
    users -= 1;
    if (users > 0) return;
    clearInterval(timer);
    timer = undefined;
  });
  return ms;
}

/** Of an earlier version the moment at which it stood, milliseconds since 1970; null: it is now. */
export const momentShown: InjectionKey<ComputedRef<number | null>> = Symbol("momentShown");

/** The wall time of an event, which changes by the minute; of an earlier version, that of its moment. */
export function useLocalNow(zone: () => string): ComputedRef<LocalTime> {
  const now = useClock();
  const then = inject(momentShown, null);
  return computed(() => localTime(then?.value ?? now.value, zone()));
}
