import {
  computed,
  inject,
  onMounted,
  onUnmounted,
  provide,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type ShallowRef,
} from "vue";
import type { Refusal, Step } from "@drawroom/shared";
import { announce } from "../../ui/announce/announcer";
import { useFactWords } from "./fact-words";
import { undoKeyOf } from "./undo-keys";
import type { Plan } from "./use-plan";

export interface Undoing {
  /** What would be taken back, in words; null: nothing. */
  readonly undoWords: ComputedRef<string | null>;
  readonly redoWords: ComputedRef<string | null>;
  readonly refusal: ShallowRef<Refusal | null>;
  undo(): void;
  redo(): void;
}

/** Taking back and making again, step by step (HUB-8). */
export function useUndo({ event, hasPen, state }: Plan): Undoing {
  const { wordsOf } = useFactWords(state);
  const refusal = shallowRef<Refusal | null>(null);
  const last = (steps: readonly Step[]): string | null => {
    const step = steps.at(-1);
    return step && hasPen.value ? wordsOf(step.facts) : null;
  };
  const undoWords = computed(() => last(event.history.value.undo));
  const redoWords = computed(() => last(event.history.value.redo));
  const run = (words: string | null, make: () => Refusal | null, said: string): void => {
    if (words === null) return;
    refusal.value = make();
    if (!refusal.value) announce(said);
  };
  // A refusal is about the step that was next then.
  watch(undoWords, () => (refusal.value = null));
  return {
    undoWords,
    redoWords,
    refusal,
    undo: () => run(undoWords.value, () => event.undo(), undoWords.value ?? ""),
    redo: () => run(redoWords.value, () => event.redo(), redoWords.value ?? ""),
  };
}

/** Ctrl Z and Ctrl Shift Z anywhere on the page but in text, where they are the browser's. */
export function useUndoKeys({ undo, redo }: Pick<Undoing, "undo" | "redo">): void {
  const onKey = (event: KeyboardEvent): void => {
    const key = undoKeyOf(event);
    if (!key) return;
    event.preventDefault();
    if (key === "undo") undo();
    else redo();
  };
  onMounted(() => window.addEventListener("keydown", onKey));
  onUnmounted(() => window.removeEventListener("keydown", onKey));
}

const key: InjectionKey<Undoing> = Symbol("undoing");

export const provideUndoing = (undoing: Undoing): void => provide(key, undoing);

/** The one undoing of the page, so that its refusal is shown wherever the button stands. */
export function useUndoing(): Undoing {
  const undoing = inject(key);
  if (!undoing) throw new Error("useUndoing is for pages inside the planner");
  return undoing;
}
