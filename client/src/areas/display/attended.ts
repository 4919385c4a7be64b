import { onMounted, onUnmounted, shallowRef, type ShallowRef } from "vue";

const ATTENDED_MS = 20_000;
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/** Whether somebody stands at the screen: it was just opened, or a pointer or key was moved. Otherwise the cursor is hidden. */
export function useAttended(): ShallowRef<boolean> {
  const isAttended = shallowRef(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (attended: boolean): void => {
    isAttended.value = attended;
    document.documentElement.classList.toggle("still", !attended);
  };
  const onSign = (): void => {
    set(true);
    clearTimeout(timer);
    timer = setTimeout(() => set(false), ATTENDED_MS);
  };
  onMounted(() => {
    onSign();
    for (const sign of SIGNS) window.addEventListener(sign, onSign);
  });
  onUnmounted(() => {
    clearTimeout(timer);
    set(true);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  });
  return isAttended;
}
