import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLit } from "../../client/src/sync/lit";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("[SCR-3] what changed is lit for twenty seconds, each from its own last change", () => {
  const lit = createLit();
  lit.light(["seats/a", "seats/b"]);
  vi.advanceTimersByTime(12_000);
  lit.light(["seats/b", "matches/c"]);
  vi.advanceTimersByTime(7_999);
  expect([...lit.records.value.keys()]).toEqual(["seats/a", "seats/b", "matches/c"]);
  vi.advanceTimersByTime(1);
  expect([...lit.records.value.keys()]).toEqual(["seats/b", "matches/c"]);
  vi.advanceTimersByTime(12_000);
  expect(lit.records.value.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it("[SCR-3] nothing is left running when it is stopped", () => {
  const lit = createLit();
  lit.light(["seats/a"]);
  lit.stop();
  expect(vi.getTimerCount()).toBe(0);
});
