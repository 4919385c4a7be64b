import type { Ref } from "vue";
import { useI18n } from "vue-i18n";
import { describe, type EventState, type Fact } from "@drawroom/shared";
import { matchWords } from "./match-words";

/** The words of a change, for the button that takes it back: those of its first fact. */
export function useFactWords(state: Readonly<Ref<EventState>>) {
  const { t } = useI18n();
  const wordsOf = (facts: readonly Fact[]): string | null => {
    const [fact] = facts;
    if (!fact) return null;
    const { key, params } = describe(fact, state.value);
    const words =
      "match" in fact ? { ...params, match: matchWords(state.value, fact.match) } : params;
    return t(`facts.${key}`, words, Number(words["count"] ?? 1));
  };
  return { wordsOf };
}
