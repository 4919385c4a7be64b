import type { CommandInput } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { eventually, useBrowser } from "../support/browser";
import { nth, SINGLES } from "../support/builders";
import { drawScene, DISPLAYS, seededScene, seatsOf, stateOf } from "../support/draw-scene";
import { giveAll, liveDrawOf, scene, type Scene } from "../support/hub-scene";
import { knockoutScene } from "../support/knockout-scene";
import { foundByAxe, prepareLooks, settled, takePicture } from "../support/looks";
import { groundOf, seatsOn } from "../support/pages/board";
import { Planner } from "../support/pages/planner";
import { IN_PLAY, playScene } from "../support/play-scene";
import { stagesInPlay } from "../support/stages-hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { swissInPlay } from "../support/swiss-hub-scene";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
let draw: Scene;
let play: Scene;
let knockout: Scene;
let stages: Scene;
let swiss: Scene;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  [draw, play, knockout, stages, swiss] = await Promise.all([
    drawScene(owner, 37),
    playScene(owner),
    knockoutScene(owner),
    stagesInPlay(owner),
    swissInPlay(owner),
  ]);
  for (const { slug } of [draw, play, knockout]) await giveAll(owner, slug, longNames);
});

/** Of two who are drawn, and play. */
const longNames = [9, 13].map((n): CommandInput => ({
  type: "editEntrant",
  entrant: nth(n),
  name: "Bartholomew Featherstonehaugh-Cholmondeley of the Isle of Wight",
}));

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

/** 10 m: no text below 2.2 % of the height (SCR-3), give or take a rounding of the browser's. */
const SMALLEST = 0.022;

/** What a hall would complain about: bars to scroll by, text too small, text outside or cut off, a word or time in two. */
const complaintsOf = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const root = document.documentElement;
    const complaints: string[] = [];
    if (root.scrollWidth > innerWidth)
      complaints.push(`scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
    if (root.scrollHeight > innerHeight)
      complaints.push(`scrolls down: ${root.scrollHeight} > ${innerHeight}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const element = node.parentElement;
      if (text === "" || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // The box that holds the text: a name that is cut ends there. Words for screen readers alone stand in one pixel.
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      if (width <= 1) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < smallest * innerHeight - 0.06) complaints.push(`too small, ${size} px: ${text}`);
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        complaints.push(`outside: ${text}`);
      const line = document.createRange();
      line.selectNodeContents(node);
      if (!/\s/.test(text) && line.getClientRects().length > 1)
        complaints.push(`broken over two lines: ${text}`);
    }
    return complaints;
  }, SMALLEST);

async function openScreen(made: Scene, display: string): Promise<Page> {
  const page = await open(node, { on: "hall" });
  await prepareLooks(page);
  await page.clock.setFixedTime(IN_PLAY);
  await page.goto(`/d/${made.eventId}${display}`);
  await page.getByRole("heading", { level: 1, name: / Open$/ }).waitFor();
  await page.locator("#content").getByText(/\w/).filter({ visible: true }).first().waitFor();
  return page;
}

/** At every size, and for those who hear it. */
async function expectReadable(page: Page, picture: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    await takePicture(page, `${picture}-${size.height}`);
    expect(await complaintsOf(page)).toEqual([]);
  }
  expect(await foundByAxe(page)).toEqual([]);
}

const blocksScreen: CommandInput = {
  type: "addDisplay",
  display: { id: "dblk", name: "Hall", view: "blocks" },
};

const VIEWS = Object.entries(DISPLAYS) as [keyof typeof DISPLAYS, string][];

describe("read from ten metres", () => {
  test.each(VIEWS)(
    "[SCR-3] %s (%s): no scroll bars, no text below 2.2 percent of the height, at any size",
    async (id, view) => {
      for (const [name, made] of [
        ["draw", draw],
        ["play", play],
        ["knockout", knockout],
      ] as const) {
        if ((name === "knockout") !== (view === "bracket")) continue;
        if (name === "draw" && view === "order-of-play") continue;
        await expectReadable(await openScreen(made, id), `display-${name}-${view}`);
      }
    },
  );

  test("[SCR-3][STG-11] stages, and the boards and standings of a Swiss, likewise", async () => {
    await expectReadable(await openScreen(stages, "dstg"), "display-stages");
    for (const view of ["pairings", "standings"])
      await expectReadable(
        await openScreen(swiss, `d${view.slice(0, 3)}`),
        `display-swiss-${view}`,
      );
  });

  test("[SCR-3] on paper too", async () => {
    await giveAll(owner, draw.slug, [{ type: "changeDisplay", display: "dblk", theme: "paper" }]);
    const page = await openScreen(draw, "dblk");
    await settled(page);
    await takePicture(page, "display-draw-blocks-1080-paper");
    expect(await complaintsOf(page)).toEqual([]);
    expect(await foundByAxe(page)).toEqual([]);
  });
});

describe("left alone all day", () => {
  test("[SCR-3] what doesn't fit is on the next page, and a reload keeps the place", async () => {
    const many = await scene(owner, liveDrawOf(160, 10).slice(0, -1).concat(blocksScreen));
    const page = await open(node, { viewport: { width: 1280, height: 720 } });
    await page.clock.setFixedTime(IN_PLAY);
    await page.goto(`/d/${many.eventId}dblk`);
    const { state } = await stateOf(owner, many.slug);
    const pageWords = () =>
      page
        .getByText(/^\d of \d$/)
        .first()
        .innerText();
    const letters = async () => [
      ...new Set(Object.keys(await seatsOn(page)).map((seat) => seat[0])),
    ];
    await eventually(pageWords).toMatch(/^\d of 2$/);
    const first = await pageWords();
    const lettersOnFirst = await letters();
    await page.reload();
    await eventually(pageWords).toBe(first);
    expect(await letters()).toEqual(lettersOnFirst);
    await page.clock.setFixedTime(new Date(IN_PLAY.getTime() + 15_000));
    await eventually(pageWords).not.toBe(first);
    const onBoth = [...lettersOnFirst, ...(await letters())].sort();
    expect(onBoth).toEqual([...new Set(Object.keys(seatsOf(state)).map((seat) => seat[0]))]);
  });

  test("[SCR-3] the owner sends a screen elsewhere and renames it; it follows at once, and after a reload", async () => {
    const made = await seededScene(owner, {
      more: [{ type: "makeOrderOfPlay", competition: SINGLES }],
    });
    const screen = await open(node, { on: "hall" });
    await screen.goto(`/d/${made.eventId}dblk`);
    await screen.getByText("Blocks, Singles").waitFor();
    const planner = new Planner(await open(node, { as: owner }), made.slug);
    await planner.open("displays");
    const { page } = planner;
    const item = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Screen blocks" }) })
      .last();
    await item.getByText("Live", { exact: true }).waitFor();
    await item.getByLabel("Shows").selectOption({ label: "Order of play" });
    await screen.getByText("Order of play, Singles").waitFor();
    await item.getByLabel("Name").fill("Bar");
    await item.getByLabel("Name").press("Enter");
    await eventually(() => screen.title()).toMatch(/^Bar/);
    await screen.reload();
    await screen.getByText("Order of play, Singles").waitFor();
    await screen.close();
    await page.getByText("Not connected").nth(3).waitFor();
  });

  test("[SCR-3] what changed is lit for 20 s", async () => {
    const made = await drawScene(owner, 8);
    const page = await open(node, { on: "hall" });
    await page.clock.install({ time: IN_PLAY });
    await page.goto(`/d/${made.eventId}dlve`);
    await eventually(async () => (await seatsOn(page)).H1).toBeTruthy();
    const isLit = async () => (await groundOf(page, "A2")) !== (await groundOf(page, "C5"));
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await giveAll(owner, made.slug, [
      { type: "pickSeat", entrant: nth(60), seat: `${SINGLES}.A2` },
    ]);
    await eventually(isLit).toBe(true);
    await page.clock.runFor(19_500);
    expect(await isLit()).toBe(true);
    await page.clock.runFor(1_000);
    await eventually(isLit).toBe(false);
  });
});
