import { groupsOfStage, stagesOf } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { stateOf } from "../support/draw-scene";
import { Planner } from "../support/pages/planner";
import { CHESS, teamId } from "../support/stage-teams";
import { playStage, stagesScene } from "../support/stages-hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

/** The groups of the last stage, each team as its letter. */
async function groupsOf(slug: string): Promise<string[]> {
  const { state } = await stateOf(owner, slug);
  const last = stagesOf(state, CHESS).at(-1);
  return last
    ? groupsOfStage(state, last.id).map(({ teams }) =>
        teams.map((team) => state.entrants[team]?.name.slice(-1)).join(""),
      )
    : [];
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const handleOf = (page: Page, team: string) => page.locator(`[data-handle="${teamId(team)}"]`);
const group = (page: Page, number: number) =>
  page.getByRole("region", { name: `Group ${number}`, exact: true });

test("[STG-2][STG-7][STG-8][STG-10][STG-11] a stage from its proposal to the next, followed on a phone and on a big screen", async () => {
  const { slug, eventId } = await stagesScene(owner);
  const planner = new Planner(await open(node, { as: owner }), slug);
  const { page } = planner;
  const phone = await open(node, { on: "phone" });
  const hall = await open(node, { on: "hall" });
  await Promise.all([
    planner.open("stages"),
    phone.goto(`/e/${slug}/rounds`),
    hall.goto(`/d/${eventId}dstg`),
  ]);

  await press(page, "Propose the groups");
  await eventually(() => groupsOf(slug)).toEqual(["AEIM", "BFJN", "CGK", "DHL"]);
  await group(phone, 4).waitFor();

  // By keyboard: B is carried to A's place; then by mouse back again, and N to the end of group 3.
  await handleOf(page, "team B").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.getByText("Exchange with team A of group 1. Both are in tier 1.").first().waitFor();
  await page.keyboard.press("Enter");
  await eventually(() => groupsOf(slug)).toEqual(["BEIM", "AFJN", "CGK", "DHL"]);
  await handleOf(page, "team B").and(page.locator(":focus")).waitFor();
  const from = (await handleOf(page, "team A").boundingBox())!;
  const to = (await handleOf(page, "team B").boundingBox())!;
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 8, { steps: 4 });
  await page.mouse.up();
  await eventually(() => groupsOf(slug)).toEqual(["AEIM", "BFJN", "CGK", "DHL"]);

  await press(page, "Start stage 1");
  const first = page.locator(`[data-game="${CHESS}.1.1.1"]`);
  await first.focus();
  for (const key of ["1", "t", "Enter", "=", "Enter", "0"]) await page.keyboard.press(key);
  await eventually(() => first.getAttribute("aria-label")).toBe("team E v team A: 1-0 on time");
  const row = group(phone, 1)
    .getByRole("row", { name: /team A/ })
    .first();
  await eventually(() => row.innerText()).toMatch(/1 on time/);
  const seat = group(hall, 1).getByRole("listitem").filter({ hasText: "team E" });
  await eventually(() => seat.innerText()).toMatch(/2$/);

  await playStage(owner, slug, 1);
  await press(page, "Close stage 1");
  await page.getByText("Stage 1 was not closed.").waitFor();
  await page.locator(`[data-game="${CHESS}.1.4.6"]`).focus();
  await page.keyboard.press("1");
  await phone.getByText("It ended so:").or(phone.getByText("If it ended now:")).waitFor();
  await press(page, "Close stage 1");
  await phone.getByText("It ended so:").waitFor();
  await press(page, /^Propose /);
  await page.getByRole("heading", { name: "Adjustments" }).waitFor();
  await phone.getByRole("heading", { name: "The whole road" }).waitFor();
  expect((await groupsOf(slug)).length).toBeLessThan(4);
});
