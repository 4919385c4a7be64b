import { blocksOf, matchesOf, type EventState } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { seatsOf, seededScene, stateOf } from "../support/draw-scene";
import { FIELD_FILE, fieldText } from "../support/field-80";
import { seatsOn } from "../support/pages/board";
import { Planner } from "../support/pages/planner";
import { Results } from "../support/pages/results";
import { fillAccount } from "../support/pages/sign-in";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

const open = useBrowser();
const SLUG = "southmere-open";

/** What anybody may see over HTTP. */
const publicState = async (node: TestNode): Promise<EventState> =>
  (await stateOf(new Visitor(node), SLUG)).state;

async function makeEvent(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New event" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Southmere Open");
  await page.getByLabel("Venue").fill("Southmere Lawns");
  await page.getByRole("button", { name: "Make the event" }).click();
  await page.getByRole("heading", { level: 1, name: "Southmere Open" }).waitFor();
}

async function addCompetition(page: Page): Promise<void> {
  const form = page
    .locator("form")
    .filter({ has: page.getByRole("heading", { name: "A new competition" }) });
  await form.getByLabel("Name", { exact: true }).fill("Singles");
  await form.getByRole("button", { name: "Add a competition" }).click();
  await form.waitFor({ state: "detached" });
}

/** The address of a new screen. */
async function addScreen(planner: Planner): Promise<string> {
  const { page } = planner;
  await planner.go("Displays");
  const form = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Add", exact: true }) });
  await form.getByLabel("Name", { exact: true }).fill("Hall");
  await form.getByLabel("Shows").selectOption({ label: "Blocks" });
  await form.getByRole("button", { name: "Add", exact: true }).click();
  return page.getByLabel("Address, to be opened on the screen").inputValue();
}

/** Reads in the field: looked at first, by paste and by file, and in the field only when that is agreed to. */
async function importField(planner: Planner, node: TestNode): Promise<void> {
  const { page } = planner;
  await planner.go("Entrants");
  await page.getByLabel("Paste the list").fill(`${fieldText()}\n,ENG,2000\nMere Underfield,NZL,x`);
  await page.getByText("The name is missing.").waitFor();
  await page.getByText("Same name as line").waitFor();
  await page.getByLabel("Choose a file").setInputFiles(FIELD_FILE);
  await page.getByText("80 lines: 80 read as they stand").waitFor();
  expect(
    await page.getByRole("region", { name: "The lines of the list" }).getByRole("row").count(),
  ).toBe(81);
  expect(Object.keys((await publicState(node)).entrants)).toEqual([]);
  await page.getByRole("button", { name: "Read in 80 entrants" }).click();
  await page.getByText("80 entrants, ranked by").waitFor();
}

async function makeBlocks(planner: Planner): Promise<void> {
  const { page } = planner;
  await planner.go("Format");
  await page.getByLabel("Blocks", { exact: true }).fill("8");
  await page.getByRole("button", { name: "Make the blocks" }).click();
  await page.getByRole("button", { name: "Snake-seed", exact: true }).click();
}

describe("one event, live, end to end", () => {
  test("[ACC-6][BLK-3][SCR-3] from the printed link to 80 players in 8 blocks, a phone and a screen following", async () => {
    const node = await startNode();
    const page = await open(node);
    await page.goto(node.announced("Make the first account"));
    await fillAccount(page, { name: "Ann Owner", email: "ann@example.org" });
    await makeEvent(page);
    await addCompetition(page);
    await page.getByRole("button", { name: "Publish the event" }).click();
    await page.getByText("Published", { exact: true }).waitFor();
    const planner = new Planner(page, SLUG);
    const screen = await open(node, { on: "hall" });
    await screen.goto(await addScreen(planner));
    await screen.getByText("Blocks and matches appear here").waitFor();
    const phone = await open(node, { on: "phone" });
    await phone.goto(`/e/${SLUG}/players`);

    await importField(planner, node);
    await phone.getByText("80 players.").waitFor();

    await phone.goto(`/e/${SLUG}/blocks`);
    await makeBlocks(planner);
    await eventually(async () => Object.keys(seatsOf(await stateWithIds(node)))).toHaveLength(80);
    const seats = seatsOf(await stateWithIds(node));
    for (const one of [page, phone, screen]) await eventually(() => seatsOn(one)).toEqual(seats);
  });

  test("[OOP-5][RES-1][WDR-2][HUB-8] order of play, a result, a withdrawal and its undo, each seen by all", async () => {
    const node = await startNode({ database: "PostgreSQL" });
    const owner = await firstAccount(node);
    const { slug } = await seededScene(owner);
    const planner = new Planner(await open(node, { as: owner }), slug);
    const phone = await open(node, { on: "phone" });
    const { page } = planner;
    await Promise.all([planner.open("order-of-play"), phone.goto(`/e/${slug}/order-of-play`)]);
    await phone.getByText("No order of play yet").waitFor();

    await page.getByRole("button", { name: "Make the order of play" }).click();
    const match = async () =>
      matchesOf((await stateOf(owner, slug)).state, { competition: SINGLES })[0];
    await eventually(match).toBeTruthy();
    const { a, b, id } = (await match())!;
    const names = `${a.name} v ${b.name}`;
    const line = phone
      .getByRole("listitem")
      .filter({ hasText: a.name! })
      .filter({ hasText: b.name! });
    await line.waitFor();
    await page.getByLabel(`Time of ${names}`).fill("1040");
    await page.getByLabel(`Lawn of ${names}`).fill("2");
    await page.getByLabel(`Lawn of ${names}`).press("Enter");
    await line.filter({ hasText: "Lawn 2" }).waitFor();
    await phone.getByText("10:40").first().waitFor();

    const results = new Results(page, slug);
    await planner.go("Results");
    await results.openMatch(a.name!);
    await page.keyboard.type("74");
    await page.keyboard.press("Enter");
    await line.filter({ hasText: "7-4" }).waitFor();

    await planner.go("Entrants");
    const before = (await stateOf(owner, slug)).state;
    await page.getByRole("button", { name: `Change ${a.name}` }).click();
    await page.getByRole("button", { name: "Withdraw, results stand" }).click();
    await eventually(() => line.locator("s").innerText()).toBe(a.name);
    await eventually(() => phone.getByText("w/o").count()).toBeGreaterThan(5);
    await page.keyboard.press("Control+z");
    await eventually(() => phone.getByText("w/o").count()).toBe(0);
    expect((await stateOf(owner, slug)).state).toEqual(before);
    expect(before.matches[id]?.result).toEqual({ games: [[7, 4]] });
  });

  /** Seats of the only competition, under the id that the other scenes have. */
  async function stateWithIds(node: TestNode): Promise<EventState> {
    const state = await publicState(node);
    const id = Object.keys(state.competitions)[0] ?? "";
    expect(blocksOf(state, id).length === 0 || blocksOf(state, id).length === 8).toBe(true);
    return JSON.parse(JSON.stringify(state).replaceAll(id, SINGLES)) as EventState;
  }
});
