import { fitOf, type Fit, type FitLimits } from "./measure";

/**
 * Fits many names at once. All are read before any is written, so the page is laid out three times a batch, however many
 * names there are.
 */
const watched = new Map<HTMLElement, FitLimits>();
const waiting = new Set<HTMLElement>();
let isPlanned = false;

const onResize = (entries: readonly ResizeObserverEntry[]): void => {
  for (const entry of entries) waiting.add(entry.target as HTMLElement);
  fitWaiting();
};
let observer: ResizeObserver | undefined;

export function watchFit(element: HTMLElement, limits: FitLimits): void {
  observer ??= typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(onResize);
  watched.set(element, limits);
  observer?.observe(element);
  refit(element);
}

export function unwatchFit(element: HTMLElement): void {
  observer?.unobserve(element);
  watched.delete(element);
  waiting.delete(element);
}

/** Fits an element again before the next paint, since its text or its limits have changed. */
export function refit(element: HTMLElement, limits?: FitLimits): void {
  if (limits) watched.set(element, limits);
  waiting.add(element);
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    fitWaiting();
  });
}

/** Once the fonts are there every length is another. */
export function refitAll(): void {
  for (const element of watched.keys()) refit(element);
}
if (typeof document !== "undefined" && "fonts" in document) {
  document.fonts.addEventListener("loadingdone", refitAll);
}

const set = (element: HTMLElement, width: number, size: number): void => {
  element.style.fontStretch = `${width}%`;
  element.style.fontSize = size === 1 ? "" : `${size}em`;
};

interface Waiting {
  readonly element: HTMLElement;
  readonly limits: FitLimits;
}

const roomy = (limits: FitLimits): Fit => ({ width: limits.full, size: 1, isCut: false });

function fitWaiting(): void {
  const batch = takeBatch();
  for (const { element, limits } of batch) set(element, limits.full, 1);
  const lengths = batch.map(({ element }) => ({
    room: element.clientWidth,
    need: element.scrollWidth,
  }));
  const tight = batch
    .flatMap((item, i) => ({ ...item, ...lengths[i]! }))
    .filter((item) => item.need > item.room);
  for (const { element, limits } of batch) show(element, roomy(limits));
  for (const { element, limits } of tight) set(element, limits.least, 1);
  const least = tight.map(({ element }) => element.scrollWidth);
  tight.forEach(({ element, limits, room, need }, i) =>
    show(element, fitOf(room, need, least[i]!, limits)),
  );
  // Lengths don't grow quite evenly with the width: who is still too long by a hair takes the least.
  const over = tight.filter(
    ({ element }) => element.dataset.fit !== "cut" && element.scrollWidth > element.clientWidth,
  );
  for (const { element, limits } of over) set(element, limits.least, 1);
}

function takeBatch(): Waiting[] {
  const batch = [...waiting].flatMap((element) => {
    const limits = watched.get(element);
    return limits && element.isConnected ? [{ element, limits }] : [];
  });
  waiting.clear();
  return batch;
}

function show(element: HTMLElement, fit: Fit): void {
  set(element, fit.width, fit.size);
  element.dataset.fit = fit.isCut ? "cut" : "whole";
}
