import { computed, shallowRef, watch } from "vue";
import { serverNow } from "../../sync/server-clock";
import { useEvent } from "../../sync/use-event";
import { useClock } from "../event-page/local-now";

/** After so long without a change the bright ink steps back. */
const QUIET_MS = 10 * 60_000;
const STEP_MS = 60_000;

/** A walk around the middle, in rem: inside the margins, a step a minute, each step too small to be seen. */
export const WALK: readonly { readonly x: number; readonly y: number }[] = [
  { x: 0, y: 0 },
  { x: 0.6, y: 0 },
  { x: 1.2, y: 0.4 },
  { x: 1.2, y: 0.9 },
  { x: 1.2, y: 1 },
  { x: 0.6, y: 1.2 },
  { x: 0, y: 1.2 },
  { x: -0.6, y: 1 },
  { x: -1.2, y: 0.9 },
  { x: -1.2, y: 0.4 },
  { x: -1.2, y: -0.4 },
  { x: -1.2, y: -0.9 },
  { x: -0.6, y: -1 },
  { x: 0, y: -1.2 },
  { x: 0.6, y: -1 },
  { x: 0.6, y: -0.7 },
];

/** Nothing burns in for a day (SCR-3): the picture wanders within its margins, and dims while nothing happens. */
export function useStillness() {
  const event = useEvent();
  const now = useClock();
  const changedAt = shallowRef(serverNow());
  watch(
    () => event.confirmed.value?.version,
    () => (changedAt.value = serverNow()),
  );
  return {
    shift: computed(() => WALK[Math.floor(now.value / STEP_MS) % WALK.length] ?? { x: 0, y: 0 }),
    isDim: computed(() => now.value - changedAt.value > QUIET_MS),
  };
}
