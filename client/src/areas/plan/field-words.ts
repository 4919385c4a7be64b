import { useI18n } from "vue-i18n";
import { blocksOf, type Competition } from "@drawroom/shared";
import { usePlan } from "./use-plan";

/** `Singles, 80 in 8 blocks`: a competition in a line. */
export function useFieldWords() {
  const { t } = useI18n();
  const { state } = usePlan();
  const entrantsIn = (competition: Competition): number =>
    Object.values(state.value.entrants).filter(
      (e) => e.competition === competition.id && !e.withdrawn,
    ).length;
  const fieldWords = (competition: Competition): string => {
    const entrants = entrantsIn(competition);
    const blocks = blocksOf(state.value, competition.id).length;
    const size =
      blocks > 0 ? t("plan.inBlocks", { entrants, blocks }, blocks) : t("plan.entrants", entrants);
    return `${competition.name}, ${size}`;
  };
  return { fieldWords };
}
