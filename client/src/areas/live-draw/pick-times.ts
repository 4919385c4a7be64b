import { shallowReactive, watch } from "vue";
import type { SeatId } from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";

/**
 * When seats were filled while this page was open. The event keeps no time for a ball that moved nobody, so the desk
 * remembers those it saw, in ms since 1970.
 */
export function usePickTimes(): ReadonlyMap<SeatId, number> {
  const { event } = usePlan();
  const times = shallowReactive(new Map<SeatId, number>());
  watch(
    event.lit,
    (lit) => {
      for (const [record, at] of lit)
        if (record.startsWith("seats/")) times.set(record.slice("seats/".length), at);
    },
    { immediate: true },
  );
  return times;
}
