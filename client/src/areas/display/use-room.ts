import { onMounted, onUnmounted, ref, shallowRef, type Ref, type ShallowRef } from "vue";
import type { Room } from "./grid";

/** The room an element has, in rem; it follows the window. */
export function useRoom(): {
  readonly element: Ref<HTMLElement | undefined>;
  readonly room: ShallowRef<Room | null>;
} {
  const element = ref<HTMLElement>();
  const room = shallowRef<Room | null>(null);
  const measure = (): void => {
    if (!element.value) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const { clientWidth, clientHeight } = element.value;
    room.value = { width: clientWidth / rem, height: clientHeight / rem };
  };
  let observer: ResizeObserver | undefined;
  onMounted(() => {
    observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    if (element.value) observer?.observe(element.value);
    measure();
  });
  onUnmounted(() => observer?.disconnect());
  return { element, room };
}
