import { computed, type ComputedRef } from "vue";
import { useRoute } from "vue-router";
import { stageOf, stagesOf, type StageAt, type StageView } from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";

/** The stages of the competition that the planner shows; `?stage=2` names one, else it is the last. */
export function useStages() {
  const { state, competition } = usePlan();
  const route = useRoute();
  const stages: ComputedRef<readonly StageAt[]> = computed(() =>
    competition.value ? stagesOf(state.value, competition.value.id) : [],
  );
  const number = computed(() => {
    const named = Number(route.query["stage"]);
    return stages.value.some((stage) => stage.number === named) ? named : stages.value.length;
  });
  const view: ComputedRef<StageView | null> = computed(() =>
    competition.value ? stageOf(state.value, competition.value.id, number.value) : null,
  );
  return {
    stages,
    number,
    view,
    /** The record of the stage shown. */
    stage: computed(() => stages.value[number.value - 1] ?? null),
    isLast: computed(() => number.value === stages.value.length),
  };
}
