import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import type { Scene } from "../support/hub-scene";
import { looksOn } from "../support/looks";
import { playScene } from "../support/play-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
let play: Scene;
const look = looksOn(open, () => node);

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  play = await playScene(owner);
});

/** Languages with their words for the order of play. */
const ORDER_OF_PLAY = { fr: "Programme", de: "Spielplan", es: "Orden de juego", sv: "Spelschema" };
const CODES = Object.keys(ORDER_OF_PLAY) as (keyof typeof ORDER_OF_PLAY)[];

describe("a page's language", () => {
  test("[SCR-8] is the browser's until its reader chooses another, which is remembered", async () => {
    const page = await open(node, { locale: "de-CH" });
    const words: string[] = [];
    page.on("response", (response) => {
      const found = /words-(\w\w)/.exec(response.url());
      if (found) words.push(found[1] ?? "");
    });
    const tab = (name: string) => page.getByRole("link", { name, exact: true });
    await page.goto(`/e/${play.slug}`);
    await tab(ORDER_OF_PLAY.de).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    // Those of no other language were on the way.
    expect(words).toEqual(["de"]);

    await page.getByLabel("Sprache").selectOption({ label: "Svenska" });
    await tab(ORDER_OF_PLAY.sv).click();
    await eventually(() => page.locator("html").getAttribute("lang")).toBe("sv");
    await page.reload();
    await tab(ORDER_OF_PLAY.sv).waitFor();
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Turneringar" }).waitFor();
    await page.getByLabel("Språk").selectOption({ index: 0 });
    await page.getByRole("heading", { level: 1, name: "Turniere" }).waitFor();
  });

  test("[SCR-8] stays as it was where the words of another can't be had", async () => {
    const page = await open(node, {
      ...{ locale: "fr", serviceWorkers: "block" },
      mayComplain: /words-es|ERR_FAILED|registration blocked/,
    });
    await page.route(/words-es/, (route) => route.abort());
    await page.goto(`/e/${play.slug}`);
    await page.getByLabel("Langue").selectOption({ label: "Español" });
    await eventually(() => page.getByLabel("Langue").inputValue()).toBe("");
    await page.getByRole("link", { name: ORDER_OF_PLAY.fr, exact: true }).waitFor();
  });
});

describe("pages in every language: good at every width, in both themes", () => {
  test.each(CODES)("[SCR-9] %s: an event", (locale) =>
    look(`event-${locale}`, `/e/${play.slug}`, { locale }),
  );
  // The longest words.
  test("[SCR-9] de: the plan", () =>
    look("plan-de", `/e/${play.slug}/plan/blocks`, { locale: "de", as: owner }));
});
