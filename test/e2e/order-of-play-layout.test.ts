import { doubleBookings, type CommandInput, type EventState } from "@drawroom/shared";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { seededScene, stateOf } from "../support/draw-scene";
import { looksOn } from "../support/looks";
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

const DAY = "2026-05-13";
/** To the four lawns of the scene three more; then the matches. */
const more: readonly CommandInput[] = [
  ...[5, 6, 7].map((n): CommandInput => ({
    type: "addCourt",
    court: { id: `lwn${"abcdefg"[n - 1]}`, name: `Lawn ${n}` },
  })),
  { type: "makeOrderOfPlay", competition: SINGLES },
];

const middleOf = async (place: Locator) => {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const place = (page: Page, time: string, court: string): Locator =>
  page.locator(`[data-place="${DAY}T${time} ${court}"]`);

async function layOutBadlyThenWell(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Lay out", exact: true }).click();
  for (const day of ["Sat 16 May", "Sun 17 May"])
    await page.getByLabel(day, { exact: true }).uncheck();
  const layOut = page.locator(".layout").getByRole("button", { name: "Lay out" });
  await page.getByLabel("Last end on Wed 13 May").fill("8");
  await page.getByText("That is before it begins.").waitFor();
  expect(await layOut.isDisabled()).toBe(true);
  await page.getByLabel("Last end on Wed 13 May").fill("15:00");
  await page.getByText(/On Wed 13 May there is no time for \d+ matches/).waitFor();
  await page.getByLabel("Last end on Wed 13 May").fill("");
  await page.getByLabel("First start on Wed 13 May").fill("830");
  await page.getByText("360 matches get a time and a lawn.").waitFor();
  await layOut.click();
}

/** A finger rests on a match until it is picked up, and takes it to a place. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", await middleOf(from));
  await page.locator(".timetable-dragged").waitFor();
  const { x, y, width, height } = (await to.boundingBox())!;
  await touch("touchMove", { x: x + width / 2, y: y + height / 2 });
  await touch("touchEnd");
}

test("[OOP-5][HUB-8] 360 matches laid out over seven lawns and three days, then moved by mouse, keys and finger", async () => {
  const { slug } = await seededScene(owner, { more });
  const planner = new Planner(await open(node, { as: owner }), slug);
  const phone = await open(node, { on: "phone" });
  const { page } = planner;
  const held = async (): Promise<EventState> => (await stateOf(owner, slug)).state;
  const standing = async (id: string) => {
    const { at, court } = (await held()).matches[id] ?? {};
    return `${at} ${court}`;
  };
  await Promise.all([planner.open("order-of-play"), phone.goto(`/e/${slug}/order-of-play`)]);
  await layOutBadlyThenWell(page);
  await page.getByRole("grid").waitFor();
  await phone.getByRole("heading", { name: "08:30" }).first().waitFor();
  const laid = await held();
  expect(Object.values(laid.matches).filter(({ at, court }) => at && court)).toHaveLength(360);
  expect(doubleBookings(laid)).toEqual([]);

  const first = place(page, "08:30", "lwna").locator("[data-match]");
  const id = (await first.getAttribute("data-match"))!;
  const start = await middleOf(first);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const { x, y } = await middleOf(place(page, "07:50", "lwnb"));
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  await eventually(() => standing(id)).toBe(`${DAY}T07:50 lwnb`);

  await place(page, "07:50", "lwnb").focus();
  for (const key of ["Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await eventually(() => standing(id)).toBe(`${DAY}T07:50 lwnc`);
  await planner.undo().click();
  await eventually(() => standing(id)).toBe(`${DAY}T07:50 lwnb`);

  const pad = await open(node, { as: owner, on: "phone" });
  await pad.goto(`/e/${slug}/plan/order-of-play?by=timetable&only=${DAY}`);
  await dragByFinger(
    pad,
    place(pad, "07:50", "lwnb").locator("[data-match]"),
    place(pad, "07:50", "lwna"),
  );
  await eventually(() => standing(id)).toBe(`${DAY}T07:50 lwna`);

  const timetable = `/e/${slug}/plan/order-of-play?by=timetable&only=${DAY}`;
  await looksOn(open, () => node)("plan-timetable", timetable, { as: owner });
});
