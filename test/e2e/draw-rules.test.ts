import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { seatsOf, seededScene, stateOf } from "../support/draw-scene";
import { giveAll, managerOf } from "../support/hub-scene";
import { seatsOn } from "../support/pages/board";
import { Planner } from "../support/pages/planner";
import { startNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

const open = useBrowser();
const OWNER = "ann@example.org";
const DOUBLES = "dbls";

const rulesOn = (page: Page) => page.getByRole("group", { name: "Draw rules" });
const spread = (page: Page) => rulesOn(page).getByRole("checkbox", { name: /^Spread countries/ });
const seedsBy = (page: Page, basis: string) =>
  page.getByLabel("Seed by").locator(`option[value="${basis}"]`);

test("[DRW-1][DRW-2][DRW-3][LOG-1] a draw rule seeds anew at once and tells why; others see it while it is on", async () => {
  const node = await startNode({ env: { WCF_ACCOUNTS: OWNER } });
  const owner = await firstAccount(node, OWNER);
  const scene = await seededScene(owner);
  const { slug } = scene;
  await giveAll(owner, slug, [
    {
      type: "addCompetition",
      competition: { id: DOUBLES, name: "Doubles", kind: "blocks", doubles: true },
    },
  ]);
  const mine = new Planner(await open(node, { as: owner }), slug);
  const theirs = new Planner(await open(node, { as: await managerOf(node, scene) }), slug);
  const phone = await open(node, { on: "phone" });
  await Promise.all([
    mine.open("format"),
    theirs.open("format"),
    phone.goto(`/e/${slug}/blocks?in=${SINGLES}`),
  ]);
  const state = async () => (await stateOf(owner, slug)).state;
  const dealt = seatsOf(await state());
  await eventually(() => seatsOn(phone)).toEqual(dealt);
  await spread(mine.page).waitFor();
  expect(await rulesOn(theirs.page).count()).toBe(0);
  expect(await seedsBy(mine.page, "current").isDisabled()).toBe(false);

  await spread(mine.page).click();
  await eventually(async () => (await state()).competitions[SINGLES]?.drawRules).toMatchObject({
    spreadCountries: true,
  });
  const drawn = seatsOf(await state());
  expect(drawn).not.toEqual(dealt);
  await eventually(() => seatsOn(phone)).toEqual(drawn);
  await phone.getByText(/^Snake by highest dGrade in 12 months\..* \d+ exchanges\./).waitFor();
  const log = phone.locator("section").filter({
    has: phone.getByRole("heading", { name: "Spread countries", exact: true }),
  });
  expect(await log.last().getByRole("listitem").first().innerText()).toMatch(
    /[A-H]\d+ →\s+to\s+[A-H]\d+[^]*Block [A-H] had/,
  );
  await eventually(() => spread(mine.page).isChecked()).toBe(true);
  expect(await seedsBy(mine.page, "current").isDisabled()).toBe(true);
  await spread(theirs.page).waitFor();
  expect([await spread(theirs.page).isChecked(), await spread(theirs.page).isDisabled()]).toEqual([
    true,
    true,
  ]);

  await spread(mine.page).click();
  await eventually(() => rulesOn(theirs.page).count()).toBe(0);
  await eventually(() => seatsOn(phone)).toEqual(dealt);
  await eventually(() => phone.getByText("How the blocks were drawn").count()).toBe(0);

  await mine.open(`format/${DOUBLES}`);
  await mine.page.getByRole("button", { name: "Make the blocks" }).waitFor();
  expect(await rulesOn(mine.page).count()).toBe(0);
});
