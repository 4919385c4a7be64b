import type { TimerName } from "./core/effects";

/** How much earlier or later a spread timer may be, as a part of its time. */
const SPREAD = 0.25;

export interface Timers {
  readonly set: (timer: TimerName, ms: number, isSpread: boolean) => void;
  readonly clear: (timer: TimerName) => void;
  readonly clearAll: () => void;
}

/** The browser's timers by name; setting one again moves it. */
export function createTimers(ranOut: (timer: TimerName) => void): Timers {
  const running = new Map<TimerName, ReturnType<typeof setTimeout>>();
  const clear = (timer: TimerName): void => {
    clearTimeout(running.get(timer));
    running.delete(timer);
  };
  return {
    set: (timer, ms, isSpread) => {
      clear(timer);
      const wait = isSpread ? ms * (1 - SPREAD + 2 * SPREAD * Math.random()) : ms;
      const handle = setTimeout(() => {
        running.delete(timer);
        ranOut(timer);
      }, wait);
      running.set(timer, handle);
    },
    clear,
    clearAll: () => [...running.keys()].forEach(clear),
  };
}
