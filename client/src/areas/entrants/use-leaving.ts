import { computed, type ComputedRef } from "vue";
import { matchesOf, type Entrant } from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";

/** What stands behind an entrant who may leave. */
export interface LeavingFigures {
  /** Matches with a result that was entered. */
  readonly results: number;
  /** Matches without one. */
  readonly open: number;
}

export function useLeaving(entrant: () => Entrant) {
  const { state } = usePlan();
  const figures: ComputedRef<LeavingFigures> = computed(() => {
    const matches = matchesOf(state.value, { entrant: entrant().id });
    const results = matches.filter(
      ({ id }) => state.value.matches[id]?.result !== undefined,
    ).length;
    return { results, open: matches.length - results };
  });
  /** Entrants without a seat who could come in for this one. */
  const reserves = computed(() => {
    const seated = new Set(Object.values(state.value.seats).map((seat) => seat.entrant));
    return Object.values(state.value.entrants)
      .filter((other) => other.competition === entrant().competition && other.id !== entrant().id)
      .filter((other) => !seated.has(other.id) && !other.replacedBy)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });
  return { figures, reserves };
}
