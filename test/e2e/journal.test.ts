import { seatId, type CommandInput } from "@drawroom/shared";
import { beforeAll, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { nth, SINGLES } from "../support/builders";
import { giveAll, liveDrawOf, scene } from "../support/hub-scene";
import { checkOf } from "../support/journal-file";
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

const picks: readonly CommandInput[] = [8, 7, 6, 5].map((number, index) => ({
  type: "pickSeat",
  seat: seatId(`${SINGLES}.${"AB"[index % 2]}`, 1 + Math.floor(index / 2)),
  entrant: nth(number),
}));

test("[JRN-1][JRN-2] the journal lists each change, opens the event as it stood, replays it, and goes out as a file that verifies", async () => {
  const { slug, version } = await scene(owner, [...liveDrawOf(8, 2), ...picks]);
  const page = await open(node, { as: owner });
  const planner = new Planner(page, slug);
  await planner.open();
  await planner.go("Journal");
  const rows = page.getByRole("row");
  await eventually(() => rows.count()).toBe(version);
  expect(await rows.first().innerText()).toMatch(/published/i);
  await planner.undo().click();
  await eventually(() => rows.count()).toBe(version + 1);
  await eventually(() => rows.nth(1).innerText()).toContain("taken back");
  await page.getByLabel("Competition").selectOption({ label: "Open Singles" });
  await eventually(() => rows.count()).toBeLessThan(version);
  await page.getByLabel("Competition").selectOption({ label: "All" });
  await giveAll(owner, slug, [{ type: "publishEvent" }]);
  await eventually(() => page.locator(".journal-hash").innerText()).toContain(
    `change ${version + 2}`,
  );
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the journal" }).click();
  const stream = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(checkOf(Buffer.concat(chunks).toString("utf8"))).toMatchObject({
    ok: true,
    value: { decided: version + 2 },
  });

  // As of the draw's start: two balls later two names stand, by the keyboard alone.
  await page.getByRole("link", { name: /^Open as of then\W+Change 6$/ }).click();
  await page.getByText(/^As it stood after change 6,/).waitFor();
  await page.getByRole("link", { name: "Players & Blocks" }).first().click();
  const named = (number: number) => page.getByText(`Player 00${number}`).first();
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  const slider = page.getByRole("slider", { name: "Change shown" });
  // It knows how far it can go once the changes are here.
  await page.getByText(`6 of ${version + 2}`).waitFor();
  await slider.focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await page.getByText(/^As it stood after change 8,/).waitFor();
  await named(7).waitFor();
  await page.keyboard.press("End");
  await page.getByText(new RegExp(`^As it stood after change ${version + 2},`)).waitFor();
  await page.getByLabel("Changes a second").selectOption("10");
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
  await page.getByText(`${version + 2} of ${version + 2}`).waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.getByRole("link", { name: "Back to now" }).click();
  await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
});
