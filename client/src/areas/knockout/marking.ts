import { computed, shallowRef, type ComputedRef } from "vue";
import type { EntrantId } from "@drawroom/shared";
import { useFollowing } from "../event-page/follow";

/** Whose way through the draw is lit: who is pointed at or has the focus, else who was looked for, else who is followed. */
export interface Marking {
  readonly marked: ComputedRef<ReadonlySet<EntrantId>>;
  pointAt(entrant: EntrantId | null): void;
  find(entrant: EntrantId | null): void;
}

export function useMarking(): Marking {
  const { mine } = useFollowing();
  const pointed = shallowRef<EntrantId | null>(null);
  const found = shallowRef<EntrantId | null>(null);
  return {
    marked: computed(() => {
      const one = pointed.value ?? found.value;
      return one === null ? mine.value : new Set([one]);
    }),
    pointAt: (entrant) => (pointed.value = entrant),
    find: (entrant) => (found.value = entrant),
  };
}
