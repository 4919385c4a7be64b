import { onMounted, onUnmounted } from "vue";
import "./hall.css";

/** The page is a hall's screen while this component stands: 1 rem is 10 px at 1080, by the height alone. */
export function useHall(): void {
  const root = document.documentElement;
  onMounted(() => root.classList.add("hall"));
  onUnmounted(() => root.classList.remove("hall"));
}
