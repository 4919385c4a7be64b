import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { useBrowser } from "../support/browser";
import { stateOf } from "../support/draw-scene";
import { giveAll, type Scene } from "../support/hub-scene";
import { sevenScene } from "../support/knockout-scene";
import { startNode, type TestNode } from "../support/start-node";
import { stagesInPlay } from "../support/stages-hub-scene";
import { swissInPlay } from "../support/swiss-hub-scene";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

/** A name that a page which takes it for its own text would run. */
const scriptOf = (number: number) =>
  `"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}} ${number}`;

/** Everybody in the event, its name, its competition and its screens are scripts. */
async function infested(made: Scene): Promise<void> {
  const { state } = await stateOf(owner, made.slug);
  await giveAll(owner, made.slug, [
    { type: "changeSettings", name: scriptOf(0), venue: scriptOf(0) },
    ...Object.keys(state.competitions).map((competition) => ({
      type: "changeCompetition" as const,
      ...{ competition, name: scriptOf(0) },
    })),
    ...Object.keys(state.entrants).map((entrant, number) => ({
      type: "editEntrant" as const,
      ...{ entrant, name: scriptOf(number + 1) },
    })),
  ]);
}

/** The name stands there as it is written, and nothing of it has become a part of the page. */
async function isTextAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("main, .display, body").getByText("onerror=alert(1)").first().waitFor();
  expect([address, await page.locator("img[src=x], script:not([src]), [onerror]").count()]).toEqual(
    [address, 0],
  );
  expect([address, (await page.content()).includes("49 1")]).toEqual([address, false]);
}

// That nothing ran is held by `useBrowser` too: what a page's policy forbids is on its console, and fails the test.
test("[SCR-7] a script for a name is a name on the pages of draws, rounds, stages and the journal", async () => {
  const knockout = await sevenScene(owner);
  const swiss = await swissInPlay(owner);
  const stages = await stagesInPlay(owner);
  for (const made of [knockout, swiss, stages]) await infested(made);
  const page = await open(node, { as: owner });
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(`${page.url()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const address of [
    `/e/${knockout.slug}/knockout`,
    `/e/${knockout.slug}/plan/knockout`,
    `/e/${knockout.slug}/plan/journal`,
    `/d/${knockout.eventId}dkno`,
    `/e/${swiss.slug}/rounds`,
    `/e/${swiss.slug}/plan/swiss`,
    `/d/${swiss.eventId}dpai`,
    `/e/${stages.slug}/rounds`,
    `/e/${stages.slug}/plan/stages`,
    `/e/${stages.slug}/plan/journal`,
    "/",
  ]) {
    await isTextAt(page, address);
  }
  expect(ran).toEqual([]);
});
