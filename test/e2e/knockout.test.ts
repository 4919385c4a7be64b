import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { eventually, useBrowser } from "../support/browser";
import { stateOf } from "../support/draw-scene";
import { knockoutScene, MAIN_DRAW, sevenScene } from "../support/knockout-scene";
import { Planner } from "../support/pages/planner";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

/** A place of the sheet, such as `3-1.a`, or `end`. */
const place = (page: Page, at: string) =>
  page.locator(`[data-place="${at === "end" ? at : `${MAIN_DRAW}.${at}`}"]`);

/** Presses a match of the draw and types; what comes of it is the caller's to await. */
async function enter(page: Page, match: string, keys: string): Promise<void> {
  await page.locator(`[data-match="${MAIN_DRAW}.${match}"]`).click();
  await page.getByRole("textbox", { name: / v / }).waitFor();
  await page.keyboard.type(keys);
  await page.keyboard.press("Enter");
}

test("[SCR-2][SCR-4][LIN-2][PLY-2] results from the draw, three keys each; a phone and the big screen follow, also where a correction takes later ones with it", async () => {
  const { eventId, slug } = await sevenScene(owner);
  const hall = await open(node, { on: "hall" });
  await hall.goto(`/d/${eventId}dkno`);
  await place(hall, "1-1.b").getByText("bye").waitFor();
  await place(hall, "2-1.a").getByText("Player 001").waitFor();
  const phone = await open(node, { on: "phone" });
  await phone.goto(`/e/${slug}/knockout?round=3`);
  await phone.getByText("Winner of SF 1").waitFor();

  const planner = new Planner(await open(node, { as: owner }), slug);
  await planner.open("results?by=bracket");
  const { page } = planner;
  for (const [match, keys] of [
    ["1-2", "74"],
    ["1-3", "74"],
    ["1-4", "47"],
    ["2-1", "74"],
    ["2-2", "57"],
    ["3-1", "72"],
  ] as const) {
    await enter(page, match, keys);
    await page.locator(".result-editor").waitFor({ state: "detached" });
  }
  await place(hall, "end").getByText("Player 001").waitFor();
  await place(hall, "end").getByText("7-2").waitFor();
  const final = phone.getByRole("listitem").filter({ hasText: "Player 001" }).first();
  await final.getByText("Player 002").waitFor();

  await enter(page, "1-2", "47");
  await page.getByText("Later matches were played on it").waitFor();
  await page.getByRole("button", { name: "Clear those too" }).click();
  await place(hall, "2-1.b").getByText("Player 004").waitFor();
  await place(hall, "3-1.a").getByText("Player 001").waitFor({ state: "detached" });
  await place(hall, "end").getByText("Player 001").waitFor({ state: "detached" });
  await phone.getByText("Winner of SF 1").waitFor();
});

test("[SCR-4] find-me on a phone: part of a name goes to their last match; the sheet is printed on one page", async () => {
  const { slug } = await knockoutScene(owner);
  const { state } = await stateOf(owner, slug);
  const last = state.brackets[MAIN_DRAW]?.draw?.byLine.at(-1);
  const name = state.entrants[last ?? ""]?.name ?? "";
  const phone = await open(node, { on: "phone" });
  await phone.goto(`/e/${slug}/knockout`);
  await phone.getByRole("searchbox", { name: "Find a player" }).fill(name.slice(0, -1));
  await phone.keyboard.press("Enter");
  const match = phone.locator(".kr-match.mine");
  await match.getByText(name).waitFor();
  await eventually(() =>
    match.evaluate((at) => at.getBoundingClientRect().bottom <= innerHeight),
  ).toBe(true);
  await phone.locator(".ko-print-head").waitFor({ state: "attached" });
  const paper = await phone.pdf({ preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});
