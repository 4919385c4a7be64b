import { computed } from "vue";
import {
  blocksOf,
  bracketNewsOf,
  bracketOf,
  competitionOf,
  fieldOf,
  openReasonOf,
  seededCount,
  type BracketId,
} from "@drawroom/shared";
import { usePlan } from "../../plan/use-plan";

/** A bracket as its card tells it. */
export function useBracketSetup(id: () => BracketId) {
  const { state } = usePlan();
  const bracket = computed(() => state.value.brackets[id()]);
  const view = computed(() => bracketOf(state.value, id()));
  const competition = computed(() => state.value.competitions[competitionOf(id())]);
  /** How many stand in it, or would. */
  const size = computed(
    () =>
      (view.value?.rounds[0]?.matches ?? [])
        .flatMap(({ a, b }) => [a, b])
        .filter(({ kind }) => kind !== "bye").length,
  );
  /** The letters of blocks that can't fill their places yet, by why. */
  const lettersOf = (why: "playing" | "tied"): readonly string[] => {
    const places = bracket.value?.places;
    if (!places) return [];
    return blocksOf(state.value, competitionOf(id()))
      .filter((block) => openReasonOf(state.value, block, places) === why)
      .map((block) => block.slice(block.indexOf(".") + 1));
  };
  const playing = computed(() => lettersOf("playing"));
  const tied = computed(() => lettersOf("tied"));
  /** Whether its next draw has two entrants or more to be placed by chance (KON-1). */
  const isRandom = computed(() => {
    if (!competition.value || !bracket.value || bracket.value.places) return false;
    const field = fieldOf(state.value, competition.value.id).length;
    return field - seededCount(competition.value, field) > 1;
  });
  return {
    bracket,
    view,
    size,
    playing,
    tied,
    isRandom,
    isDrawn: computed(() => bracket.value?.draw !== undefined),
    news: computed(() => bracketNewsOf(state.value, id())),
  };
}
