import { matchesOf, type CommandInput } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { seededScene, stateOf } from "../support/draw-scene";
import { giveAll, managerOf, scene, type Scene } from "../support/hub-scene";
import { Planner } from "../support/pages/planner";
import { signIn } from "../support/pages/sign-in";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

/** The browser itself notes an answer of 404 on the console. */
const mayComplain = /status of 404/;
const NOTHING = "Nothing is shown here";

/** All that a page says of an address, except the address. */
const impressionOf = async (page: Page, address: string) => {
  const statuses: number[] = [];
  page.on("response", (response) => void statuses.push(response.status()));
  await page.goto(address);
  await page
    .getByRole("heading", { name: /^(Nothing is shown here|No screen at this address)$/ })
    .waitFor();
  // What comes late belongs to it too.
  await page.waitForLoadState("networkidle");
  return {
    text: await page.locator("body").innerText(),
    title: await page.title(),
    statuses: statuses.toSorted((a, b) => a - b),
  };
};

describe("an event that is not published", () => {
  test("[ACC-3] is to a spectator what one is that does not exist, on every page and screen", async () => {
    const hidden = await scene(
      owner,
      [{ type: "addDisplay", display: { id: "hall", name: "Hall", view: "blocks" } }],
      {
        published: false,
      },
    );
    const pairs = [
      [`/e/${hidden.slug}`, "/e/nowhere"],
      [`/e/${hidden.slug}/plan`, "/e/nowhere/plan"],
      [`/d/${hidden.eventId}hall`, "/d/nosuchhall"],
    ] as const;
    for (const [of, like] of pairs) {
      const seen = await impressionOf(await open(node, { mayComplain }), of);
      expect(seen).toEqual(await impressionOf(await open(node, { mayComplain }), like));
      expect(seen.text).not.toContain("Spring Open");
    }
    const list = await open(node);
    await list.goto("/");
    await list
      .getByText(/Events appear when|On now|Coming|Past/)
      .first()
      .waitFor();
    expect(await list.getByText("Spring Open").count()).toBe(0);
  });

  test("[ACC-3] taken back, it is gone from the pages that show it; published again, it comes back", async () => {
    const made = await scene(owner);
    const phone = await open(node, { on: "phone", mayComplain });
    await phone.goto(`/e/${made.slug}`);
    await phone.getByRole("heading", { name: "Spring Open" }).waitFor();
    await giveAll(owner, made.slug, [{ type: "unpublishEvent" }]);
    await phone.getByRole("heading", { name: NOTHING }).waitFor();
    await giveAll(owner, made.slug, [{ type: "publishEvent" }]);
    await phone.reload();
    await phone.getByRole("heading", { name: "Spring Open" }).waitFor();
  });
});

describe("who loses a right", () => {
  test("[ACC-1] signed out in one tab: the planner in another is closed, and opens again by signing in", async () => {
    const made = await scene(owner);
    const page = await open(node);
    await signIn(page, "ann@example.org");
    await page.getByText("Signed in as ann").waitFor();
    const planner = new Planner(await page.context().newPage(), made.slug);
    await planner.open();
    await planner.page.getByRole("button", { name: "Take it back" }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Sign in" }).waitFor();
    await planner.page.getByRole("heading", { name: "The plan is for managers" }).waitFor();
    await planner.page.getByRole("link", { name: "Sign in" }).click();
    await planner.page.getByLabel("E-mail").waitFor();
  });

  test("[ACC-1] a removed manager no longer sees the planner, within a moment", async () => {
    const made = await scene(owner);
    const manager = await managerOf(node, made);
    const planner = new Planner(await open(node, { as: manager }), made.slug);
    await planner.open();
    await planner.page.getByText("holds the pen").waitFor();
    const { people } = (await stateOf(owner, made.slug)).state;
    const person = Object.values(people).find(({ role }) => role === "manager")?.id ?? "";
    await giveAll(owner, made.slug, [{ type: "removeManager", person }]);
    await planner.page.getByRole("heading", { name: "The plan is for managers" }).waitFor();
  });
});

/** With one result. */
async function withResult(): Promise<{ made: Scene; names: string }> {
  const made = await seededScene(owner, {
    players: 12,
    blocks: 2,
    more: [{ type: "makeOrderOfPlay", competition: SINGLES }],
  });
  const [match] = matchesOf((await stateOf(owner, made.slug)).state, { competition: SINGLES });
  const result: CommandInput = {
    type: "enterResult",
    match: match?.id ?? "",
    result: { games: [[7, 3]] },
  };
  await giveAll(owner, made.slug, [result]);
  return { made, names: `${match?.a.name} v ${match?.b.name}` };
}

describe("what is refused, what destroys", () => {
  test("[SCR-7] a refusal says what happened, what stands and what to do", async () => {
    const { made } = await withResult();
    const planner = new Planner(await open(node, { as: owner }), made.slug);
    await planner.open("format");
    await planner.page.getByRole("button", { name: "Snake-seed again" }).click();
    const refused = planner.page.getByRole("alert");
    await eventually(() => refused.innerText()).toMatch(
      /The blocks were not seeded\. There is a result: .*The seats stand as before\. Clear the results first\./,
    );
    await refused.getByRole("button", { name: "Dismiss" }).click();
    expect(await refused.count()).toBe(0);
  });

  test("[SCR-7] a step that destroys says what goes, and undo brings it back", async () => {
    const { made } = await withResult();
    const planner = new Planner(await open(node, { as: owner }), made.slug);
    await planner.open();
    const { page } = planner;
    const before = (await stateOf(owner, made.slug)).state;
    await page.getByRole("button", { name: "Remove Singles and all that is in it" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove Singles?" });
    for (const goes of ["12 entrants", "2 blocks", "30 matches", "1 result"])
      await dialog.getByText(goes).first().waitFor();
    await dialog.getByLabel(/^Type Singles/).fill("Singles");
    await dialog.getByRole("button", { name: "Remove it" }).click();
    await eventually(async () =>
      Object.keys((await stateOf(owner, made.slug)).state.entrants),
    ).toEqual([]);
    await planner.undo().click();
    await eventually(async () => (await stateOf(owner, made.slug)).state).toEqual(before);
  });
});
