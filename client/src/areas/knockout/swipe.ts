/** So far a finger goes sideways, and so much less up or down, that it is a swipe; px. */
const FAR = 56;

/** Handlers for an element on which a swipe goes on by a step, 1 to the left, −1 to the right. */
export function swipes(step: (by: 1 | -1) => void) {
  let start: { readonly x: number; readonly y: number } | null = null;
  return {
    touchstart: ({ touches }: TouchEvent): void => {
      const [only, other] = touches;
      start = only && !other ? { x: only.clientX, y: only.clientY } : null;
    },
    touchend: ({ changedTouches }: TouchEvent): void => {
      const [end] = changedTouches;
      if (!start || !end) return;
      const [dx, dy] = [end.clientX - start.x, end.clientY - start.y];
      start = null;
      if (Math.abs(dx) >= FAR && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    },
  };
}
