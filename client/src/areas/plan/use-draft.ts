import { computed, nextTick, ref, watch, type ComputedRef, type Ref } from "vue";

/** What is typed into a field, while what it stands for may change from elsewhere. */
export interface Draft {
  readonly text: Ref<string>;
  /** What stood when typing began (HUB-5). */
  readonly base: Ref<string>;
  readonly isDirty: ComputedRef<boolean>;
  /** What stands now, where it is no longer what was there when typing began; else null. Nothing typed is lost (SCR-2). */
  readonly changedTo: ComputedRef<string | null>;
  /** Back to what stands. */
  reset(): void;
  /** Typing has ended; what was typed is on its way. */
  settle(): void;
}

export function useDraft(source: () => string): Draft {
  const base = ref(source());
  const text = ref(base.value);
  const isDirty = computed(() => text.value !== base.value);
  const take = (value: string): void => {
    base.value = value;
    text.value = value;
  };
  watch(source, (now) => {
    if (!isDirty.value || text.value === now) take(now);
  });
  return {
    text,
    base,
    isDirty,
    changedTo: computed(() => (isDirty.value && source() !== base.value ? source() : null)),
    reset: () => take(source()),
    settle: () => {
      base.value = text.value;
      // What was accepted stands by then; what was refused stays typed, over what stood and still does.
      void nextTick(() => (base.value = source()));
    },
  };
}
