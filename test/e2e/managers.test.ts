import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { drawScene, stateOf } from "../support/draw-scene";
import { Planner } from "../support/pages/planner";
import { fillAccount } from "../support/pages/sign-in";
import { playScene } from "../support/play-scene";
import { startNode, type TestNode } from "../support/start-node";
import { managerOf } from "../support/hub-scene";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const SECTIONS = ["Entrants", "Format", "Order of play", "Results", "People", "Displays", "Event"];

describe("a manager", () => {
  test("[SCR-6][ACC-1] comes in by a link that works once, and sees who holds the pen", async () => {
    const { slug } = await drawScene(owner, 3);
    const planner = new Planner(await open(node, { as: owner }), slug);
    await planner.open("people");
    await planner.page.getByRole("button", { name: "Make a link" }).click();
    const link = await planner.page.getByLabel("Link for one person").inputValue();

    const page = await open(node);
    await page.goto(link);
    await fillAccount(page, { name: "Bob Manager", email: "bob@example.org" });
    await page.getByText("ann holds the pen.").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/e/${slug}/plan`);
    await planner.page
      .getByRole("listitem")
      .filter({ hasText: "Bob Manager" })
      .getByText("here now")
      .waitFor();

    const late = await open(node, { mayComplain: /status of 410/ });
    await late.goto(link);
    await fillAccount(late, { name: "Eve Late", email: "eve@example.org" });
    await late.getByRole("alert").waitFor();
    const { people } = (await stateOf(owner, slug)).state;
    expect(Object.values(people).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["ann", "Bob Manager"]),
    );
    expect(Object.keys(people)).toHaveLength(2);
  });

  test("[SCR-6] sees every section with what changes anything greyed", async () => {
    const made = await playScene(owner);
    const planner = new Planner(await open(node, { as: await managerOf(node, made) }), made.slug);
    await planner.open();
    for (const section of SECTIONS) {
      await planner.go(section);
      await eventually(() => enabledIn(planner)).toEqual([]);
    }
    await planner.go("Results");
    await planner.page.getByRole("searchbox").fill("A1");
    await planner.page.getByRole("searchbox").press("Enter");
    expect(await planner.page.getByRole("textbox", { name: / v / }).isDisabled()).toBe(true);
    await planner.go("Live draw");
    expect(await planner.page.getByRole("button", { name: "Start the draw" }).isDisabled()).toBe(
      true,
    );
    const { version } = await stateOf(owner, made.slug);
    expect(version).toBe(made.version + 1);
  });

  test("[SCR-6][ACC-2] is offered the event, takes it, and holds the pen from that moment", async () => {
    const made = await drawScene(owner, 3);
    const manager = await managerOf(node, made);
    const mine = new Planner(await open(node, { as: owner }), made.slug);
    const theirs = new Planner(await open(node, { as: manager }), made.slug);
    await Promise.all([mine.open("people"), theirs.open("people")]);
    await mine.page.getByRole("button", { name: /^Offer the event/ }).click();
    await theirs.page.getByRole("button", { name: "Accept" }).click();
    await theirs.page.getByRole("button", { name: "Make a link" }).waitFor();
    await mine.page.getByText(/holds the pen\. You see everything here/).waitFor();
    expect(await mine.page.getByRole("button", { name: "Make a link" }).count()).toBe(0);
  });
});

/** Controls that could change something and can be used; looking about is free, opening a match too, and so is leaving. */
const enabledIn = ({ page }: Planner): Promise<string[]> =>
  page.locator("main").evaluate((main) => {
    const free = /^(Leave the event|Copy|Find|Also those that are in)/;
    const controls = main.querySelectorAll<HTMLInputElement>("button, input, select, textarea");
    return [...controls]
      .filter(
        (control) =>
          !control.matches(":disabled") &&
          control.type !== "search" &&
          !control.readOnly &&
          !control.ariaExpanded,
      )
      .map(
        (control) =>
          (control.labels?.[0] ?? control).textContent?.trim() ||
          control.ariaLabel ||
          control.outerHTML,
      )
      .filter((label) => !free.test(label));
  });
