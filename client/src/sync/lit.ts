import { shallowRef, type ShallowRef } from "vue";

/** How long a change stays lit (SCR-3), milliseconds. */
export const LIT_MS = 20_000;

export interface Lit {
  /** `table/id` → when it changed, by the page's own clock. */
  readonly records: ShallowRef<ReadonlyMap<string, number>>;
  readonly light: (keys: readonly string[]) => void;
  readonly stop: () => void;
}

/**
 * Which records changed in the last 20 s. One timer for all: it waits for the oldest. By a clock that nobody sets, or what is lit
 * would stay so until the day comes round again.
 */
export function createLit(now: () => number = () => performance.now()): Lit {
  const records = shallowRef<ReadonlyMap<string, number>>(new Map());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    const oldest = Math.min(...records.value.values());
    timer = Number.isFinite(oldest)
      ? setTimeout(expire, Math.max(0, oldest + LIT_MS - now()))
      : undefined;
  }

  function expire(): void {
    const since = now() - LIT_MS;
    records.value = new Map([...records.value].filter(([, at]) => at > since));
    plan();
  }

  return {
    records,
    light: (keys) => {
      if (keys.length === 0) return;
      records.value = new Map([...records.value, ...keys.map((key) => [key, now()] as const)]);
      plan();
    },
    stop: () => clearTimeout(timer),
  };
}
