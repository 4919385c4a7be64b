import { computed, type ComputedRef } from "vue";
import { useI18n } from "vue-i18n";
import { useRoute } from "vue-router";
import { matchesOf, type Court, type MatchView } from "@drawroom/shared";
import { dayInFull } from "../../ui/format/time";
import { bracketWords } from "../order-of-play/match-place";
import { usePlan } from "../plan/use-plan";

export const VIEWS = ["round", "time", "court", "timetable"] as const;
export type View = (typeof VIEWS)[number];

/** Matches under one heading. */
export interface MatchGroup {
  readonly key: string;
  readonly title: string;
  readonly matches: readonly MatchView[];
}

const NONE = "none";
/** More rounds than a block can have. */
const MOST_ROUNDS = 100;

/** The order of play of the competition shown, put together as the address says (`?by=court&only=…`). */
export function useSchedule() {
  const { state, competition } = usePlan();
  const { t } = useI18n();
  const route = useRoute();
  const view = computed<View>(() => VIEWS.find((one) => one === route.query["by"]) ?? "round");
  const matches = computed(() =>
    competition.value ? matchesOf(state.value, { competition: competition.value.id }) : [],
  );
  const courts: ComputedRef<readonly Court[]> = computed(() =>
    Object.values(state.value.courts).sort((a, b) => a.order - b.order),
  );
  const keyOf: Readonly<Record<View, (match: MatchView) => string>> = {
    // A round of a knockout is none of the blocks' rounds.
    round: ({ round, bracket }) =>
      bracket ? `${bracket.id} ${bracket.isThirdPlace ? "third" : round}` : String(round),
    time: ({ at }) => at?.slice(0, 10) ?? NONE,
    court: ({ court }) => court ?? NONE,
    timetable: ({ at }) => at?.slice(0, 10) ?? NONE,
  };
  const titleOf = (key: string, bracket: MatchView["bracket"]): string => {
    if (key === NONE) return t(`schedule.without.${view.value}`);
    if (view.value === "round")
      return bracket ? bracketWords(bracket) : t("schedule.round", { n: key });
    return view.value !== "court" ? dayInFull(key) : (state.value.courts[key]?.name ?? key);
  };
  const groups = computed<readonly MatchGroup[]>(() => {
    const byKey = grouped(matches.value, keyOf[view.value]);
    return orderOfKeys([...byKey.keys()], view.value, courts.value).map((key) => ({
      key,
      title: titleOf(key, byKey.get(key)?.[0]?.bracket ?? null),
      matches: sorted(byKey.get(key) ?? [], view.value),
    }));
  });
  const only = computed(() => groups.value.find(({ key }) => key === route.query["only"]) ?? null);
  return {
    view,
    matches,
    courts,
    groups,
    only,
    shown: computed(() => (only.value ? [only.value] : groups.value)),
  };
}

function grouped(
  matches: readonly MatchView[],
  keyOf: (match: MatchView) => string,
): Map<string, MatchView[]> {
  const groups = new Map<string, MatchView[]>();
  for (const match of matches) {
    const group = groups.get(keyOf(match));
    if (group) group.push(match);
    else groups.set(keyOf(match), [match]);
  }
  return groups;
}

function orderOfKeys(keys: readonly string[], view: View, courts: readonly Court[]): string[] {
  const place = (key: string): number | string => {
    // Rounds of knockouts stand behind those of blocks, as they come.
    if (view === "round") return Number(key) || keys.length + keys.indexOf(key) + MOST_ROUNDS;
    return view === "court" ? courts.findIndex(({ id }) => id === key) : key;
  };
  const named = keys.filter((key) => key !== NONE).sort((x, y) => (place(x) < place(y) ? -1 : 1));
  return keys.includes(NONE) ? [...named, NONE] : named;
}

/** A round by block, as on the sheet; anything else by time. */
const sorted = (matches: readonly MatchView[], view: View): readonly MatchView[] =>
  view === "round"
    ? [...matches].sort((x, y) =>
        x.block < y.block ? -1 : x.block > y.block ? 1 : x.a.seed - y.a.seed,
      )
    : matches;
