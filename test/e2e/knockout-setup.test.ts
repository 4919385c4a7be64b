import { bracketOf, matchesOf, type CommandInput, type EventState } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { entrants, SINGLES } from "../support/builders";
import { MAIN } from "../support/brackets";
import { seededScene, stateOf } from "../support/draw-scene";
import { giveAll, scene } from "../support/hub-scene";
import { looksOn } from "../support/looks";
import { Planner } from "../support/pages/planner";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
const look = looksOn(open, () => node);

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const stateNow = async (slug: string): Promise<EventState> => (await stateOf(owner, slug)).state;
const byLine = async (slug: string) => (await stateNow(slug)).brackets[MAIN]?.draw?.byLine ?? [];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What is open, won by the upper side. */
const resultsOf = (state: EventState): CommandInput[] =>
  matchesOf(state, { competition: SINGLES })
    .filter(({ block, outcome }) => block !== "" && outcome.kind === "open")
    .map(({ id }) => ({ type: "enterResult", match: id, result: { games: [[7, 3]] } }));

test("[GEN-1][GEN-2][GEN-7][WRK-1][SCR-9] from labels to names, then lines exchanged by keys and by a drag: a spectator sees each at once", async () => {
  const { slug } = await seededScene(owner, {
    players: 8,
    blocks: 2,
    more: [
      { type: "createBlocks", competition: SINGLES, count: 2, qualifiers: 2 },
      { type: "makeOrderOfPlay", competition: SINGLES },
    ],
  });
  const planner = new Planner(await open(node, { as: owner }), slug);
  const { page } = planner;
  await planner.open("knockout");
  await button(page, "Add a bracket").click();
  const round = page.getByRole("list", { name: "Round one of Main" });
  await round.getByText("Seed 1 (1st)").waitFor();
  await button(page, "Generate").click();
  await page.getByRole("alert").filter({ hasText: /A.*B/ }).waitFor();
  const phone = await open(node, { on: "phone" });
  await phone.goto(`/e/${slug}/knockout`);
  await phone.getByText("1st").first().waitFor();

  await giveAll(owner, slug, resultsOf(await stateNow(slug)));
  await page.getByText("Every block is final.").waitFor();
  await button(page, "Generate").click();
  await eventually(() => byLine(slug)).toHaveLength(4);
  const { entrants: known } = await stateNow(slug);
  const drawn = await byLine(slug);
  const [first, second] = drawn.map((id) => known[id ?? ""]?.name ?? "");
  await round.getByText(first!).waitFor();
  await phone.getByText("How the knockout was seeded").waitFor();
  await phone.getByText(second!).first().waitFor();

  await page.getByText("By draw position").click();
  const line = (number: number, name: string) =>
    page.getByRole("button", { name: new RegExp(`^Line ${number}: ${name}`) });
  await line(1, first!).focus();
  await page.keyboard.press("Enter");
  await page.getByText(`Line 1, ${first}, is picked.`).first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Exchange two lines").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await eventually(() => byLine(slug)).toEqual([drawn[1], drawn[0], drawn[2], drawn[3]]);
  await line(2, first!).filter({ hasText: first! }).waitFor();
  await page.getByText("moved by hand, seed 1 by the method").waitFor();
  await phone
    .getByText(/[Mm]oved by hand/)
    .first()
    .waitFor();

  const [third, last] = drawn.slice(2).map((id) => known[id ?? ""]?.name ?? "");
  await line(3, third!).dragTo(line(4, last!));
  await eventually(() => byLine(slug)).toEqual([drawn[1], drawn[0], drawn[3], drawn[2]]);
  await line(4, third!).waitFor();
  await look("plan-knockout", `/e/${slug}/plan/knockout?compare`, { as: owner });
});

test("[KON-1][KON-2] twenty entrants, four of them seeded: sealed, drawn, and checked by a spectator's own browser", async () => {
  const { slug } = await scene(owner, [
    {
      type: "addCompetition",
      competition: { id: SINGLES, name: "Cup", kind: "knockout", doubles: false },
    },
    { type: "importEntrants", competition: SINGLES, entrants: entrants(20) },
  ]);
  const planner = new Planner(await open(node, { as: owner }), slug);
  const { page } = planner;
  await planner.open("knockout");
  await page.getByLabel("Who is seeded").selectOption("top");
  await page.getByText("Seeds 1 to 4; 16 are drawn.").waitFor();
  await button(page, "Add a bracket").click();
  await button(page, "Seal the draw").click();
  const spectator = await open(node);
  await spectator.goto(`/e/${slug}/knockout`);
  await spectator.getByText("Sealed, not drawn yet").waitFor();
  await button(page, "Draw").click();
  await page.getByText("16 entrants, drawn at").waitFor();
  const state = await stateNow(slug);
  expect(state.seedings[MAIN]?.seeds).toHaveLength(4);
  expect(bracketOf(state, MAIN)?.rounds[0]?.matches).toHaveLength(16);
  await spectator.getByText("16 entrants, drawn at").waitFor();
  await button(spectator, "Check it here").click();
  await spectator.getByText("the seal is kept and the order is the same").first().waitFor();
});
