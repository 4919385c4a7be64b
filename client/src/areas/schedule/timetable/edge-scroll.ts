/** So near an edge, in pixels, what is dragged moves the view on, by so much at each movement. */
const NEAR = 48;
const BY = 16;

/** Scrolls what scrolls inside `root`, and the page, where the pointer is near an edge of it. */
export function scrollAtEdges(
  root: HTMLElement | null,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  for (const part of root?.querySelectorAll<HTMLElement>("[data-scrolls]") ?? []) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isInside = x >= left && x <= right && y >= top && y <= bottom;
    if (isInside) part.scrollBy(towards(x, left, right), towards(y, top, bottom));
  }
  window.scrollBy(0, towards(y, 0, window.innerHeight));
}

const towards = (at: number, low: number, high: number): number => {
  if (at - low < NEAR) return -BY;
  return high - at < NEAR ? BY : 0;
};
