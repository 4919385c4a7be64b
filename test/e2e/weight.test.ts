import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "../support/browser";
import { drawScene } from "../support/draw-scene";
import type { Scene } from "../support/hub-scene";
import { playScene } from "../support/play-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

const CLIENT = path.resolve(import.meta.dirname, "../../client/dist");
const MOST_KB = 120;

const open = useBrowser();
let node: TestNode;
let draw: Scene;
let play: Scene;

beforeAll(async () => {
  node = await startNode();
  const owner = await firstAccount(node);
  [draw, play] = await Promise.all([drawScene(owner, 20), playScene(owner)]);
});

/** The scripts that a page loads from being opened until it is live, as files of the built client. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto(address);
  await page.getByRole("status").filter({ hasText: /^Live/ }).first().waitFor();
  await page.waitForLoadState("networkidle");
  return [...scripts];
}

const kilobytesOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(CLIENT, file))).length, 0) /
  1000;

/** The sources that went into the scripts, as their source maps name them. */
const sourcesOf = (scripts: readonly string[]): string[] =>
  scripts.flatMap((file) => {
    // What the bundler itself adds has no source.
    if (!existsSync(path.join(CLIENT, `${file}.map`))) return [];
    const map = JSON.parse(readFileSync(path.join(CLIENT, `${file}.map`), "utf8")) as {
      sources: string[];
    };
    return map.sources.map((source) => path.posix.normalize(source.replace(/^(\.\.\/)+/, "")));
  });

/** What only those load who may change something. */
const OWNERS_OWN =
  /node_modules\/zod\/|shared\/src\/(commands|engine)|src\/sync\/authoring|areas\/(plan|live-draw|entrants|block-builder|settings|schedule|results|people|displays)\/|papaparse|qrcode/;

/** What comes with a tab that is opened. */
const TABS_OWN = /areas\/(rounds|swiss)\/|shared\/src\/(swiss\/|views\/swiss)/;

/** What a built file imports before it runs. */
const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(CLIENT, "assets", file), "utf8").matchAll(IMPORT)].map(
    ([, name]) => name!,
  );
const IMPORT = /(?:^|[;\n])import(?:[^"'()]*from)?\s*"\.\/([^"]+)"/g;

/** A circle of files that wait for one another, as one of them names it; null: none. */
function circleFrom(file: string, above: readonly string[], done: Set<string>): string | null {
  if (above.includes(file)) return [...above, file].join(" → ");
  if (done.has(file)) return null;
  done.add(file);
  for (const next of importsOf(file)) {
    const circle = circleFrom(next, [...above, file], done);
    if (circle) return circle;
  }
  return null;
}

describe("the built client", () => {
  test("[SCR-10] has no files that wait for one another: a page would stay empty", () => {
    const done = new Set<string>();
    const scripts = readdirSync(path.join(CLIENT, "assets")).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.map((file) => circleFrom(file, [], done)).filter(Boolean)).toEqual([]);
  });
});

describe("a spectator's first page", () => {
  test.each([
    ["the draw", () => `/e/${draw.slug}/blocks`],
    ["Now", () => `/e/${play.slug}`],
    ["the order of play", () => `/e/${play.slug}/order-of-play`],
  ])(
    "[SCR-10] %s: 120 kB of scripts at most, none of them the planner's, and no schema library",
    async (_, address) => {
      const scripts = await scriptsOf(await open(node, { on: "phone" }), address());
      const kilobytes = kilobytesOf(scripts);
      expect(kilobytes).toBeLessThanOrEqual(MOST_KB);
      const sources = sourcesOf(scripts);
      expect(sources.length).toBeGreaterThan(50);
      // The words of the planner's areas are in files of their own, and its routes are only names.
      expect(
        sources.filter((source) => OWNERS_OWN.test(source) && !source.endsWith("plan/routes.ts")),
      ).toEqual([]);
      expect(sources.filter((source) => TABS_OWN.test(source))).toEqual([]);
    },
  );

  test("[SCR-10] comes compressed", async () => {
    const page = await open(node, { on: "phone" });
    const plain: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const { "content-encoding": encoding, "content-length": length } = response.headers();
      // What is no longer than a packet is as quick as it is.
      const isLong = Number(length ?? Infinity) > 1400;
      if (/\.(js|css)$/.test(pathname) && isLong && !encoding) plain.push(pathname);
    });
    await page.goto(`/e/${play.slug}`);
    await page.waitForLoadState("networkidle");
    expect(plain).toEqual([]);
  });
});
