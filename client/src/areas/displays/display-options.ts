import { computed } from "vue";
import { useI18n } from "vue-i18n";
import type { Display, DisplayView } from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";

const VIEWS: readonly DisplayView[] = [
  "rotation",
  "live-draw",
  "blocks",
  "order-of-play",
  "bracket",
  "pairings",
  "standings",
  "stages",
];
const THEMES: readonly Display["theme"][] = ["lawn", "paper"];

/** What a screen can show, of which competition, in which colours. */
export function useDisplayOptions() {
  const { t } = useI18n();
  const { competitions } = usePlan();
  return {
    views: computed(() => VIEWS.map((value) => ({ value, text: t(`displays.view.${value}`) }))),
    themes: computed(() => THEMES.map((value) => ({ value, text: t(`displays.theme.${value}`) }))),
    ofCompetitions: computed(() => [
      { value: "", text: t("displays.first") },
      ...competitions.value.map(({ id, name }) => ({ value: id, text: name })),
    ]),
  };
}
