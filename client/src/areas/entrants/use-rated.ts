import { computed, type ComputedRef } from "vue";
import { usePlan } from "../plan/use-plan";
import { isRated } from "../event-page/is-rated";

/** Whether the entrants of the competition that is planned have a rating in place of grades and seats. */
export function useRated(): ComputedRef<boolean> {
  const { competition } = usePlan();
  return computed(() => competition.value !== null && isRated(competition.value));
}
