import type { Ref } from "vue";
import { useI18n } from "vue-i18n";
import { describe, matchParts, seatId, type EventState, type Fact, type MatchId } from "@drawroom/shared";

/** The words of a change, for the button that takes it back: those of its first fact. */
export function useFactWords(state: Readonly<Ref<EventState>>) {
  const { t } = useI18n();
  const wordsOf = (facts: readonly Fact[]): string | null => {
    const [fact] = facts;
    if (!fact) return null;
    const { key, params } = describe(fact, state.value);
    const words: Record<string, string | number> = { ...params, ...matchWords(fact, state.value) };
    return t(`facts.${key}`, words, Number(words["count"] ?? 1));
  };
  return { wordsOf };
}

/** A match by the names of those who meet, where both seats are filled. */
function matchWords(fact: Fact, state: EventState): { readonly match?: string } {
  if (!("match" in fact)) return {};
  const names = namesIn(state, fact.match);
  return names ? { match: names.join(" v ") } : {};
}

function namesIn(state: EventState, match: MatchId): readonly [string, string] | null {
  const { block, a, b } = matchParts(match);
  const nameAt = (seed: number): string | undefined =>
    state.entrants[state.seats[seatId(block, seed)]?.entrant ?? ""]?.name;
  const first = nameAt(a);
  const second = nameAt(b);
  return first !== undefined && second !== undefined ? [first, second] : null;
}
