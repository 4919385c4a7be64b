import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { eventually } from "./browser";

const ASSETS = path.resolve(import.meta.dirname, "../../client/dist/assets");
/** The page itself, and all files but the compressed ones and the maps. */
const filesOfARelease = (): number =>
  1 + readdirSync(ASSETS).filter((name) => /\.(js|css|woff2)$/.test(name)).length;

/** How many files the browser keeps of the pages. */
const filesKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().length;
  });

/** The addresses of the events that the browser keeps, as far as they are read by HTTP. */
export const eventsKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "drawroom-events")) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open("drawroom-events");
      opening.onerror = () => reject(new Error(String(opening.error)));
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains("events")) return resolve([]);
        const all = database.transaction("events").objectStore("events").getAllKeys();
        all.onsuccess = () => {
          database.close();
          resolve(all.result as string[]);
        };
      };
    });
  });

/** Waits until the page would open again without a network: files and event. On the planner that is all files. */
export async function untilKept(page: Page, files: "all" | "some"): Promise<void> {
  if (files === "all") await eventually(() => filesKept(page)).toBe(filesOfARelease());
  else await eventually(() => filesKept(page)).toBeGreaterThan(10);
  await eventually(() => eventsKept(page)).not.toEqual([]);
}

/** Says yes to the browser's question whether a page with unsent work may be left. */
export const leavesFreely = (page: Page): void =>
  // It is gone by itself where the page closes meanwhile.
  void page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
