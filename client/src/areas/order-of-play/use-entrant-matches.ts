import { computed, type ComputedRef } from "vue";
import { isSamePerson, matchesOf, type Entrant, type MatchView } from "@drawroom/shared";
import { useViewed } from "../event-page/viewed";

/** All matches of an entrant, those of the same person in other competitions too, by time. */
export function useEntrantMatches(
  entrant: () => Entrant | null,
): ComputedRef<readonly MatchView[]> {
  const { state } = useViewed();
  return computed(() => {
    const of = entrant();
    if (!of) return [];
    const same = Object.values(state.value.entrants).filter((other) => isSamePerson(of, other));
    const ids = new Set(same.map(({ id }) => id));
    const isOwn = ({ a, b }: MatchView): boolean =>
      (a.entrant !== null && ids.has(a.entrant)) || (b.entrant !== null && ids.has(b.entrant));
    return matchesOf(state.value).filter(isOwn);
  });
}
