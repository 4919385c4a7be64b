import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ARTIFACTS, type OpenScreen, type ScreenOptions } from "./browser";
import { IN_PLAY } from "./play-scene";
import type { TestNode } from "./start-node";

const WIDTHS = { 390: 844, 1280: 800, 1920: 1080 } as const;
const THEMES = { paper: "light", lawn: "dark" } as const;

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What a theme can change. */
const COLOURS: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};
const EVERYTHING: RunOptions = { runOnly: { type: "tag", values: WCAG } };

/** To be called before the page is opened: brings axe in, past the page's content security policy. */
export async function prepareLooks(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** For a file's pages: `look("events", "/")` opens the address, on a phone first, and goes through its looks. */
export const looksOn =
  (open: OpenScreen, node: () => TestNode) =>
  async (name: string, address: string, options: ScreenOptions = {}): Promise<void> => {
    const page = await open(node(), { on: "phone", isMobile: false, hasTouch: false, ...options });
    await prepareLooks(page);
    await page.clock.setFixedTime(IN_PLAY);
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectGoodLooks(page, name);
  };

/** The page at all widths in both themes: pictures of it, nothing for axe to find, no scrolling sideways, words only. */
export async function expectGoodLooks(page: Page, name: string): Promise<void> {
  const faults: string[] = [];
  for (const [theme, colorScheme] of Object.entries(THEMES)) {
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width: Number(width), height });
      await settled(page);
      const at = `${name}-${width}-${theme}`;
      await takePicture(page, at);
      const found = await foundByAxe(page, theme === "paper" ? EVERYTHING : COLOURS);
      faults.push(...[...found, ...(await sideways(page))].map((fault) => `${at}: ${fault}`));
    }
  }
  faults.push(...(await untranslated(page)).map((text) => `${name}: not translated: ${text}`));
  expect(faults).toEqual([]);
}

export async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.screenshot({ path: path.join(ARTIFACTS, `${name}.png`), animations: "disabled" });
}

/** Fonts are there, and what measures itself has done so. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

export async function foundByAxe(page: Page, options: RunOptions = EVERYTHING): Promise<string[]> {
  const results = await page.evaluate(
    (run): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run({ ...run, resultTypes: ["violations"] }),
    options,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, any }) =>
          `${id}: ${target.join(" ")} ${any[0]?.message ?? ""} (${nodes.length} in all)`,
      ),
  );
}

/** Whether the page is wider than its window, and by what. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    const names = wide
      .slice(0, 4)
      .map((element) => `<${element.localName} class="${element.className}">`);
    return [`scrolls sideways, ${root.scrollWidth} > ${root.clientWidth}: ${names.join(" ")}`];
  });

const words = path.resolve(import.meta.dirname, "../../client/src/i18n/en");
const areas = readdirSync(words).map((file) =>
  file.replace(/\.ts$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
);

/** Keys that stand where words should. */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const key = new RegExp(`\\b(?:${names.join("|")})\\.[a-z][\\w-]*(?:\\.[\\w-]+)*`, "g");
    const spoken = [...document.querySelectorAll("[aria-label],[title],[placeholder]")].flatMap(
      (element) =>
        ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    const texts = [document.body.innerText, document.title, ...spoken];
    return [...new Set(texts.flatMap((text) => text.match(key) ?? []))];
  }, areas);
