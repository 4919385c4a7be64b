import { onMounted, onUnmounted, shallowRef, type ShallowRef } from "vue";

/** Whether the window is at least so wide, such as `64rem`. For what a phone gets in another form, not in another size. */
export function useWide(least: string): ShallowRef<boolean> {
  const query = window.matchMedia(`(min-width: ${least})`);
  const isWide = shallowRef(query.matches);
  const see = (): void => void (isWide.value = query.matches);
  onMounted(() => query.addEventListener("change", see));
  onUnmounted(() => query.removeEventListener("change", see));
  return isWide;
}
