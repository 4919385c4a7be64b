import { matchesOf, type MatchResult, type MatchView } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { seededScene, stateOf } from "../support/draw-scene";
import { holdSocketOf } from "../support/held-socket";
import { giveAll, type Scene } from "../support/hub-scene";
import { journalOf } from "../support/journal";
import { Results } from "../support/pages/results";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const played = (): Promise<Scene> =>
  seededScene(owner, {
    players: 12,
    blocks: 2,
    more: [{ type: "makeOrderOfPlay", competition: SINGLES }],
  });

const matchIn = async ({ slug }: Scene): Promise<MatchView> => {
  const [match] = matchesOf((await stateOf(owner, slug)).state, { competition: SINGLES });
  if (!match) throw new Error("No match");
  return match;
};

const resultOf = async ({ slug }: Scene, match: string): Promise<MatchResult | undefined> =>
  (await stateOf(owner, slug)).state.matches[match]?.result;

const resultsAt = async (page: Page, { slug }: Scene, match: MatchView): Promise<Results> => {
  const results = new Results(page, slug);
  await results.open();
  await results.openMatch(match.a.name ?? "");
  return results;
};

describe("two tabs of the owner, different results for one match", () => {
  test("[SCR-2][HUB-5] both at once: one stands, the other is told what stands, and what was typed is there", async () => {
    const scene = await played();
    const match = await matchIn(scene);
    const first = await open(node, { as: owner });
    const second = await first.context().newPage();
    const slow = await holdSocketOf(second);
    const one = await resultsAt(first, scene, match);
    const other = await resultsAt(second, scene, match);

    await one.score().pressSequentially("74");
    await other.score().pressSequentially("57");
    slow.hold();
    await one.score().press("Enter");
    await eventually(() => resultOf(scene, match.id)).toEqual({ games: [[7, 4]] });
    await other.score().press("Enter");
    slow.release();

    const told = second.getByRole("alert");
    await eventually(() => told.allInnerTexts().then((texts) => texts.join(" "))).toMatch(/7-4/);
    await eventually(() => everythingTyped(second)).toMatch(/5.?7/);
    expect(await resultOf(scene, match.id)).toEqual({ games: [[7, 4]] });
    const entered = (await journalOf(owner, scene.slug))
      .flatMap(({ facts }) => facts)
      .filter(({ type }) => type === "resultEntered");
    expect(entered).toHaveLength(1);
  });

  test("[SCR-2] what is being typed survives a result from elsewhere, which is said beside it", async () => {
    const scene = await played();
    const match = await matchIn(scene);
    const results = await resultsAt(await open(node, { as: owner }), scene, match);
    await results.score().pressSequentially("57");
    await giveAll(owner, scene.slug, [
      { type: "enterResult", match: match.id, result: { games: [[7, 2]] } },
    ]);
    const told = results.page.getByRole("alert").filter({ hasText: "7-2" });
    await told.waitFor();
    expect(await told.innerText()).toContain("You typed 57");
    expect(await results.score().inputValue()).toBe("57");
    // Seen and confirmed, it goes in all the same.
    await told.getByRole("button", { name: "I have seen it; go on" }).click();
    await results.score().press("Enter");
    await eventually(() => resultOf(scene, match.id)).toEqual({ games: [[5, 7]] });
  });

  test("[SCR-2] a usual score is three keys; the next match is at hand", async () => {
    const scene = await played();
    const match = await matchIn(scene);
    const results = await resultsAt(await open(node, { as: owner }), scene, match);
    for (const key of ["7", "3", "Enter"]) await results.page.keyboard.press(key);
    await eventually(() => resultOf(scene, match.id)).toEqual({ games: [[7, 3]] });
    await eventually(() =>
      results.find().evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });
});

/** Fields and words of the page. */
const everythingTyped = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll("input")].map(({ value }) => value),
    ].join("\n"),
  );
