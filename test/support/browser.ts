import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "./binaries.mjs";
import type { TestNode } from "./start-node";
import type { Visitor } from "./visitor";

/** Pictures of screens, to be looked at: those of `looks`, and what stood there when a test failed. */
export const ARTIFACTS = path.resolve(import.meta.dirname, "../.artifacts");

/** How long a screen may take on a loaded machine. Waiting ends as soon as it is right. */
export const PATIENCE_MS = 30_000;

/** `await eventually(() => page.title()).toBe("Plan")`: asks again and again, without a pause of a fixed length. */
export const eventually = <T>(ask: () => T) =>
  expect.poll(ask, { timeout: PATIENCE_MS, interval: 60 });

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
  hall: { viewport: { width: 1920, height: 1080 } },
} satisfies Record<string, BrowserContextOptions>;

export interface ScreenOptions extends BrowserContextOptions {
  readonly on?: keyof typeof SCREENS;
  /** Who is signed in; nobody unless said. */
  readonly as?: Visitor;
  /** What the browser may say on its console, as where a line is cut on purpose. */
  readonly mayComplain?: RegExp;
}

/** A page of a browser's own profile, with nothing stored but who is signed in. */
export type OpenScreen = (node: Pick<TestNode, "url">, options?: ScreenOptions) => Promise<Page>;

interface Watched {
  readonly page: Page;
  readonly complaints: string[];
}

/**
 * One Chromium for a test file. What it opens closes with the test; errors on a page's console, broken rules of its
 * content security policy among them, fail the test.
 */
export function useBrowser(): OpenScreen {
  let browser: Browser | undefined;
  const watched: Watched[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  afterEach(async ({ task }) => {
    const all = watched.splice(0);
    if (task.result?.state === "fail") await keepPictures(task.name, all);
    await Promise.all(all.map(({ page }) => page.context().close()));
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return async (node, { on = "laptop", as, mayComplain, ...options } = {}) => {
    if (!browser) throw new Error("The browser is started before the tests, not before that.");
    const context = await browser.newContext({
      ...SCREENS[on],
      baseURL: node.url,
      locale: "en-GB",
      timezoneId: "Europe/London",
      reducedMotion: "reduce",
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    if (as?.cookie !== undefined) await context.addCookies([cookieOf(as.cookie, node.url)]);
    const watch = (page: Page): void =>
      void watched.push({ page, complaints: complaintsOf(page, mayComplain) });
    context.on("page", watch);
    return context.newPage();
  };
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? "chromium",
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--font-render-hinting=none",
    ],
  });

function cookieOf(cookie: string, url: string) {
  const at = cookie.indexOf("=");
  return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url };
}

function complaintsOf(page: Page, mayComplain?: RegExp): string[] {
  const complaints: string[] = [];
  const add = (text: string): void => {
    if (!mayComplain?.test(text)) complaints.push(text);
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      add(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => add(String(error.stack ?? error)));
  return complaints;
}

async function keepPictures(test: string, all: readonly Watched[]): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const name = test.replace(/[^\w-]+/g, "-").slice(0, 60);
  for (const [i, { page }] of all.entries()) {
    const file = path.join(ARTIFACTS, `failed-${name}-${i + 1}.png`);
    await page.screenshot({ path: file, timeout: 5_000 }).catch(() => undefined);
  }
}
