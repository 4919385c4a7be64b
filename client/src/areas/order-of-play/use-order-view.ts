import { computed } from "vue";
import { useI18n } from "vue-i18n";
import { useRoute } from "vue-router";
import { entrantsIn, matchesOf } from "@drawroom/shared";
import { dayInFull } from "../../ui/format/time";
import { useFollowing } from "../event-page/follow";
import { useViewed } from "../event-page/viewed";

const VIEWS = ["time", "court", "entrant"] as const;
type OrderView = (typeof VIEWS)[number];

/** What of the order of play is looked at, as the address says: `?by=court&day=2026-05-13`, `?by=entrant&who=…`. */
export function useOrderView() {
  const { t, locale } = useI18n();
  const route = useRoute();
  const { state, competition } = useViewed();
  const { mine } = useFollowing();
  const asked = (name: string): string | null => {
    const value = route.query[name];
    return typeof value === "string" && value !== "" ? value : null;
  };

  const by = computed((): OrderView => VIEWS.find((view) => view === asked("by")) ?? "time");
  const field = computed(() =>
    competition.value ? entrantsIn(state.value, competition.value.id) : [],
  );
  const entrants = computed(() =>
    field.value
      .map(({ id, name }) => ({ value: id, text: name }))
      .sort((a, b) => a.text.localeCompare(b.text, locale.value)),
  );
  const who = computed(() => {
    const id = asked("who");
    if (id && field.value.some((entrant) => entrant.id === id)) return id;
    return (
      field.value.find((entrant) => mine.value.has(entrant.id))?.id ??
      entrants.value[0]?.value ??
      null
    );
  });
  const dates = computed(() => {
    const matches = matchesOf(
      state.value,
      competition.value ? { competition: competition.value.id } : {},
    );
    return [...new Set(matches.flatMap(({ at }) => (at ? [at.slice(0, 10)] : [])))].sort();
  });
  const day = computed(() => {
    const on = asked("day");
    return on && dates.value.includes(on) ? on : null;
  });
  const choices = computed(() =>
    VIEWS.map((view) => ({
      to: { path: route.path, query: { ...route.query, by: view === "time" ? undefined : view } },
      text: t(`orderOfPlay.by.${view}`),
      isCurrent: by.value === view,
    })),
  );
  const days = computed(() => [
    { value: "", text: t("orderOfPlay.allDays") },
    ...dates.value.map((on) => ({ value: on, text: dayInFull(on) })),
  ]);
  return { by, day, days, who, entrants, choices };
}
