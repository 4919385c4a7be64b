import { onMounted, onUnmounted, shallowRef, type ShallowRef } from "vue";

/** Whether the page is being printed: paper gets the whole sheet, however narrow the window is. */
export function usePrinting(): ShallowRef<boolean> {
  const isPrinting = shallowRef(false);
  const onPaper = window.matchMedia("print");
  const begin = (): void => void (isPrinting.value = true);
  const end = (): void => void (isPrinting.value = false);
  const see = (): void => void (isPrinting.value = onPaper.matches);
  onMounted(() => {
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    onPaper.addEventListener("change", see);
  });
  onUnmounted(() => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    onPaper.removeEventListener("change", see);
  });
  return isPrinting;
}
