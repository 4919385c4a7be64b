import { computed, type ComputedRef } from "vue";
import { boardOf, type Board } from "@drawroom/shared";
import { useViewed } from "../event-page/viewed";

const NONE: Board = { live: null, blocks: [] };

/** The blocks of the competition looked at, as everyone may see them. */
export function useBoard(): ComputedRef<Board> {
  const { state, competition } = useViewed();
  return computed(() => (competition.value ? boardOf(state.value, competition.value.id) : NONE));
}
