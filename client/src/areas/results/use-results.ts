import { computed, type Ref } from "vue";
import { foldedName, matchesOf, seatLabel, type MatchId, type MatchView } from "@drawroom/shared";
import { useI18n } from "vue-i18n";
import { clock, day } from "../../ui/format/time";
import { bracketWords } from "../order-of-play/match-place";
import { usePlan } from "../plan/use-plan";

/** Matches that begin at one time. */
export interface ResultGroup {
  readonly key: string;
  readonly title: string;
  readonly matches: readonly MatchView[];
}

/** Nobody can play it yet: at least one of the two has still to come out of an earlier match. */
export const isWaiting = ({ bracket, a, b }: MatchView): boolean =>
  bracket !== null && (a.entrant === null || b.entrant === null);

/** Nothing more is to be entered: played, a walkover, or counting for nobody. */
export const isSettled = ({ outcome }: MatchView): boolean => outcome.kind !== "open";

/**
 * The matches by time, those still to be entered or all, and only those of a name if one is looked for. The one that is open
 * stays whatever happens to it, for something may be typed in it.
 */
export function useResults(looked: Ref<string>, isAll: Ref<boolean>, opened: Ref<MatchId | null>) {
  const { t } = useI18n();
  const { state, competition } = usePlan();
  const all = computed(() =>
    competition.value ? matchesOf(state.value, { competition: competition.value.id }) : [],
  );
  const settled = computed(() => all.value.filter(isSettled).length);
  const words = computed(() => foldedName(looked.value).split(/\s+/).filter(Boolean));
  const isFound = ({ a, b }: MatchView): boolean =>
    words.value.every((word) =>
      [a, b].some(
        (side) =>
          foldedName(side.name ?? "").includes(word) ||
          (side.seat !== "" && seatLabel(side.seat).toLowerCase() === word),
      ),
    );
  const isWanted = (match: MatchView): boolean =>
    words.value.length > 0 ||
    isAll.value ||
    (!isSettled(match) && (match.at !== null || !isWaiting(match)));
  const shown = computed(() =>
    all.value.filter((match) => match.id === opened.value || (isWanted(match) && isFound(match))),
  );
  const noTime = ({ bracket, round }: MatchView): string =>
    bracket
      ? t("results.noTimeBracket", { round: bracketWords(bracket) })
      : t("results.noTime", { n: round });
  const titleOf = (match: MatchView): string =>
    match.at === null ? noTime(match) : `${day(match.at)}, ${clock(match.at)}`;
  const groups = computed<readonly ResultGroup[]>(() => {
    const groups = new Map<string, { key: string; title: string; matches: MatchView[] }>();
    for (const match of shown.value) {
      const key = match.at ?? titleOf(match);
      const group = groups.get(key) ?? { key, title: titleOf(match), matches: [] };
      group.matches.push(match);
      groups.set(key, group);
    }
    return [...groups.values()];
  });
  return { all, settled, groups, shown };
}
