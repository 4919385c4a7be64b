import { onBeforeUnmount, onMounted, type Ref } from "vue";
import { Dragging, type DragActions } from "./dragging";

/** Dragging by pointer events inside `root`, for as long as the component stands. */
export function useDrag(root: Readonly<Ref<HTMLElement | null>>, actions: DragActions): Dragging {
  const drag = new Dragging(() => root.value, actions);
  onMounted(() => {
    root.value?.addEventListener("pointerdown", drag.onDown);
    root.value?.addEventListener("click", drag.onClick, { capture: true });
    root.value?.addEventListener("contextmenu", drag.holdStill);
    root.value?.addEventListener("touchmove", drag.holdStill, { passive: false });
    window.addEventListener("pointermove", drag.onMove);
    window.addEventListener("pointerup", drag.onUp);
    window.addEventListener("pointercancel", drag.onCancel);
  });
  onBeforeUnmount(() => {
    drag.end();
    window.removeEventListener("pointermove", drag.onMove);
    window.removeEventListener("pointerup", drag.onUp);
    window.removeEventListener("pointercancel", drag.onCancel);
  });
  return drag;
}
