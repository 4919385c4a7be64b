import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from "vue";
import {
  bracketOfMatch,
  competitionOf,
  isBracketMatch,
  matchesOf,
  type EventState,
  type Format,
  type MatchId,
  type MatchResult,
  type Side,
} from "@drawroom/shared";
import { useSending, type Sending } from "../plan/use-sending";
import { usePlan } from "../plan/use-plan";
import { readScore, turned, writeScore, type TypedScore } from "./read-score";

/** A result being typed, from the view of one side: its points come first. */
export interface ResultEntry {
  readonly text: Ref<string>;
  readonly typed: ComputedRef<TypedScore>;
  readonly format: ComputedRef<Format>;
  /** What stands now. */
  readonly present: ComputedRef<MatchResult | null>;
  /** Somebody entered or changed it after it was opened here (HUB-5). */
  readonly isChanged: ComputedRef<boolean>;
  readonly sending: Sending;
  save(): boolean;
  walkover(winner: Side): boolean;
  retire(side: Side): boolean;
  clear(): boolean;
  /** Takes what stands now as seen; what is typed stays. */
  look(): void;
}

/** What stands: in a bracket only a result of the two who are in the match now (PLY-2). */
function resultOf(state: EventState, match: MatchId): MatchResult | null {
  if (!isBracketMatch(match)) return state.matches[match]?.result ?? null;
  const found = matchesOf(state, { bracket: bracketOfMatch(match) }).find(({ id }) => id === match);
  return found?.outcome.result ?? null;
}

const FREE: Format = { bestOf: 1, gameTo: null, ties: false };

export function useResultEntry(match: MatchId, first: Side): ResultEntry {
  const { state } = usePlan();
  const sending = useSending(`match:${match}`);
  const format = computed(() => state.value.competitions[competitionOf(match)]?.format ?? FREE);
  const present = computed(() => resultOf(state.value, match));
  const seen = shallowRef(present.value);
  const text = ref(textOf(present.value, first));
  const typed = computed(() => readScore(text.value, format.value));
  const isChanged = computed(() => JSON.stringify(present.value) !== JSON.stringify(seen.value));
  watch(text, () => sending.dismiss());

  const games = (): [number, number][] => {
    const list = first === "a" ? typed.value.games : turned(typed.value.games);
    return list.map(([a, b]) => [a, b]);
  };
  const enter = (result: MatchResult): boolean => {
    const isTaken = sending.send({
      type: "enterResult",
      match,
      result: copyOf(result),
      seen: copyOf(seen.value),
    });
    if (isTaken) seen.value = present.value;
    return isTaken;
  };
  return {
    text,
    typed,
    format,
    present,
    isChanged,
    sending,
    save: () =>
      typed.value.games.length > 0 && typed.value.half === null && enter({ games: games() }),
    walkover: (winner) => enter({ walkover: winner }),
    retire: (side) => enter({ games: games(), retired: side }),
    clear: () => sending.send({ type: "clearResult", match, seen: copyOf(seen.value) }),
    look: () => {
      seen.value = present.value;
      sending.dismiss();
    },
  };
}

type Copy<T> = T extends readonly [infer A, infer B]
  ? [A, B]
  : T extends readonly (infer I)[]
    ? Copy<I>[]
    : T extends object
      ? { -readonly [K in keyof T]: Copy<T[K]> }
      : T;

/** Commands hold plain lists, the state read-only ones. */
const copyOf = <T>(value: T): Copy<T> => structuredClone(value) as Copy<T>;

function textOf(result: MatchResult | null, first: Side): string {
  if (!result || "walkover" in result) return "";
  return writeScore(first === "a" ? result.games : turned(result.games));
}
