import { computed, type ComputedRef } from "vue";
import { usePlan } from "../plan/use-plan";

/** Whether the entrants are teams of group stages: of each only a name and a rating are known (STG-11). */
export function useTeams(): ComputedRef<boolean> {
  const { competition } = usePlan();
  return computed(() => competition.value?.kind === "stages");
}
