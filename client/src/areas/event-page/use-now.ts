import { computed, type ComputedRef } from "vue";
import { nowOf, type MatchId, type MatchView } from "@drawroom/shared";
import { useLocalNow } from "./local-now";
import { useViewed } from "./viewed";

type Now = ReturnType<typeof nowOf>;

/** What is on court, next, and last played, by the event's clock. */
export function useNow(): {
  readonly now: ComputedRef<Now>;
  readonly onCourt: ComputedRef<ReadonlySet<MatchId>>;
} {
  const { state, settings } = useViewed();
  const localNow = useLocalNow(() => settings.value.zone);
  const now = computed(() => nowOf(state.value, localNow.value));
  return {
    now,
    onCourt: computed(() => new Set(now.value.onCourt.map((match: MatchView) => match.id))),
  };
}
