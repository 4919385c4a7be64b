import type { Page } from "playwright-core";

type Wrong = Window & { clockIsAhead?: number };

/** To be called before the page is opened: its device's clock is so many milliseconds ahead, behind if negative. Timers run on. */
export async function setClockOf(page: Page, ahead: number): Promise<void> {
  await page.addInitScript((by) => {
    const wrong = window as Wrong;
    wrong.clockIsAhead = by;
    const now = Date.now.bind(Date);
    const told = (): number => now() + (wrong.clockIsAhead ?? 0);
    window.Date = new Proxy(Date, {
      construct: (RealDate, given: unknown[]) =>
        Reflect.construct(RealDate, given.length > 0 ? given : [told()]) as Date,
      get: (RealDate, name) =>
        name === "now" ? told : (Reflect.get(RealDate, name, RealDate) as unknown),
    });
  }, ahead);
}

/** Somebody turns the clock of an open page. */
export const turnClockOf = (page: Page, ahead: number): Promise<void> =>
  page.evaluate((by) => void ((window as Wrong).clockIsAhead = by), ahead);
