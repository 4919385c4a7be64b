import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "../support/browser";
import { readCalendar } from "../support/calendar";
import { readTable } from "../support/csv";
import { expectGoodLooks, prepareLooks } from "../support/looks";
import type { Scene } from "../support/hub-scene";
import { IN_PLAY, playScene } from "../support/play-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let play: Scene;

beforeAll(async () => {
  node = await startNode();
  play = await playScene(await firstAccount(node));
});

/** What a link saves, and under which name. */
async function saved(page: Page, link: string): Promise<{ name: string; text: string }> {
  const found = page.locator("a[download]").filter({ hasText: new RegExp(`^${link}$`) });
  const [download] = await Promise.all([page.waitForEvent("download"), found.click()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

describe("an event to take along", () => {
  test("[API-1] its order of play in a calendar: everybody's, a player's, a lawn's", async () => {
    const page = await open(node);
    await page.goto(`/e/${play.slug}/order-of-play`);
    await page.getByRole("button", { name: "Calendar" }).click();
    const dialog = page.getByRole("dialog", { name: "In your calendar" });
    const subscribe = dialog.getByRole("link", { name: "Subscribe" });
    const host = new URL(node.url).host;
    const path = `/api/events/${play.slug}/calendar.ics`;
    expect(await subscribe.getAttribute("href")).toBe(`webcal://${host}${path}`);
    expect(await dialog.getByLabel("Address").inputValue()).toBe(node.url + path);
    const all = readCalendar((await saved(page, "Download")).text).entries;
    expect(all.length).toBeGreaterThan(100);

    await dialog.getByLabel("Lawn").selectOption("Lawn 2");
    const ofCourt = await saved(page, "Download");
    expect(ofCourt.name).toBe(`${play.slug}-lwnb.ics`);
    const { entries } = readCalendar(ofCourt.text);
    expect(entries.every(({ LOCATION }) => LOCATION?.startsWith("Lawn 2"))).toBe(true);
    await dialog.getByLabel("Lawn").selectOption("All lawns");
    const name = await dialog.getByLabel("Player").locator("option").nth(1).innerText();
    await dialog.getByLabel("Player").selectOption(name);
    expect(await subscribe.getAttribute("href")).toMatch(/\?entrant=\w{6}$/);
    const own = readCalendar((await saved(page, "Download")).text);
    expect(own.entries.length).toBeGreaterThan(3);
    for (const { SUMMARY } of own.entries) expect(SUMMARY).toContain(name);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    // From a player's own list the choice begins with them.
    await page.goto(`/e/${play.slug}/order-of-play?by=entrant&who=entaac`);
    await page.getByRole("button", { name: "Calendar" }).click();
    expect(await dialog.getByLabel("Player").inputValue()).toBe("entaac");
  });

  test("[API-1] its tables, also as they stood", async () => {
    const page = await open(node);
    await page.goto(`/e/${play.slug}/blocks`);
    await page.getByRole("button", { name: "Tables as CSV" }).click();
    const standings = await saved(page, "Standings");
    expect(standings.name).toBe(`${play.slug}-open-standings.csv`);
    const rows = readTable(standings.text);
    expect(rows.length).toBeGreaterThan(35);
    expect(rows.some((row) => Number(row["played"]) > 0)).toBe(true);
    for (const name of ["Players", "Blocks", "Order of play", "How the blocks were drawn"])
      readTable((await saved(page, name)).text);
    await page.goto(`/e/${play.slug}/blocks?version=${play.version - 150}`);
    await page.getByRole("button", { name: "Tables as CSV" }).click();
    const then = readTable((await saved(page, "Standings")).text);
    const played = (table: typeof rows): number =>
      table.reduce((sum, row) => sum + Number(row["played"]), 0);
    expect(played(then)).toBeLessThan(played(rows));
  });

  test("[SCR-9] looks well at every width, in both themes", async () => {
    const page = await open(node, { on: "phone", isMobile: false, hasTouch: false });
    await prepareLooks(page);
    await page.clock.setFixedTime(IN_PLAY);
    await page.goto(`/e/${play.slug}/order-of-play`);
    await expectGoodLooks(page, "files-order-of-play");
    await page.getByRole("button", { name: "Tables as CSV" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Standings" }).waitFor();
    await expectGoodLooks(page, "files-tables");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Calendar" }).click();
    await page.getByRole("link", { name: "Subscribe" }).waitFor();
    await expectGoodLooks(page, "files-calendar");
  });
});
