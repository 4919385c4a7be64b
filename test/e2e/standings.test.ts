import { rankingOf, type CommandInput, type EventState } from "@drawroom/shared";
import { beforeAll, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { resultOf } from "../support/blocks";
import { SINGLES } from "../support/builders";
import { drawScene, seatsOf, seededScene, stateOf } from "../support/draw-scene";
import { managerOf } from "../support/hub-scene";
import { seatsOn } from "../support/pages/board";
import { DrawDesk } from "../support/pages/draw-desk";
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

/** Two of each four go through. In block A 1-2 and 3-4 are left. */
const beforeTheLast: readonly CommandInput[] = [
  { type: "createBlocks", competition: SINGLES, count: 2, qualifiers: 2 },
  { type: "makeOrderOfPlay", competition: SINGLES },
  resultOf("A", 1, 3),
  resultOf("A", 1, 4),
  resultOf("A", 3, 2),
  resultOf("A", 2, 4),
];

test("[RES-7][RES-6][RES-4] what is needed before the last round, then the tie, told on a phone at once", async () => {
  const { slug } = await seededScene(owner, { players: 8, blocks: 2, more: beforeTheLast });
  const { state } = await stateOf(owner, slug);
  const entrantAt = (seed: number) => state.entrants[state.seats[`${SINGLES}.A${seed}`]!.entrant]!;
  const [n1, n2, n3, n4] = [1, 2, 3, 4].map((seed) => entrantAt(seed).name);
  const phone = await open(node, { on: "phone" });
  await phone.goto(`/e/${slug}/players/${entrantAt(2).id}`);
  const needs = phone.getByRole("region", { name: `What ${n2} needs to go through` });
  await needs.getByText(`through if ${n4} beats ${n3}.`).waitFor();
  expect(await needs.innerText()).toMatch(/With a win:[^]*With a loss:/);
  await phone.goto(`/e/${slug}/blocks/A`);
  await phone.getByText("Who goes through").tap();
  await phone.locator("summary").filter({ hasText: n2 }).tap();
  await phone
    .getByText(`With a win: through if ${n4} beats ${n3}.`)
    .filter({ visible: true })
    .waitFor();
  await phone.getByText("Why this order").tap();
  await phone.getByText(`${n3} and ${n2} are level on one win. ${n3} beat ${n2}.`).waitFor();

  const results = new Results(await open(node, { as: owner }), slug);
  await results.open();
  for (const [both, score] of [
    [`${n1} ${n2}`, "47"],
    [`${n3} ${n4}`, "74"],
  ] as const) {
    await results.openMatch(both);
    await results.page.keyboard.type(score);
    await results.page.keyboard.press("Enter");
    await results.score().waitFor({ state: "detached" });
  }
  await phone
    .getByText(`${n1}, ${n2} and ${n3} are level on 2 wins. They are still level, across the`)
    .waitFor();
  expect(await phone.getByText("by play-off").filter({ visible: true }).count()).toBe(3);

  await results.page.getByRole("link", { name: "Set their order" }).click();
  await results.page.getByRole("button", { name: `Up ${n3}` }).click();
  await results.page.getByRole("button", { name: "Set this order" }).click();
  await phone.getByText(`Order set by hand: ${n1}, ${n3} and ${n2}.`).waitFor();
  await eventually(() => phone.getByText("by play-off").count()).toBe(0);
  await results.page.getByRole("button", { name: "Leave them level" }).click();
  await phone.getByText("They are still level, across the").waitFor();
});

test("[HND-6] a country that a ball puts together needlessly is told at the desks, and in no hall", async () => {
  const scene = await drawScene(owner);
  const { slug } = scene;
  const desk = new DrawDesk(await open(node, { as: owner }), slug);
  const other = new DrawDesk(await open(node, { as: await managerOf(node, scene) }), slug);
  const phone = await open(node, { on: "phone" });
  const screen = await open(node, { on: "hall" });
  await Promise.all([
    desk.open(),
    other.open(),
    phone.goto(`/e/${slug}/blocks`),
    screen.goto(`/d/${scene.eventId}dlve`),
  ]);
  // Seven of 80 in eight blocks: one in each is even.
  const [first, second, third] = ballsFrom((await stateOf(owner, slug)).state, "USA");
  await desk.type(first!);
  await desk.type("A2");
  await desk.type(second!);
  const hint = "Block A now has 2 of USA; 1 would be even.";
  for (const { page } of [desk, other])
    await page.getByRole("status").filter({ hasText: hint }).waitFor();
  await eventually(async () => {
    const { A1, A2 } = seatsOf((await stateOf(owner, slug)).state);
    return Boolean(A1 && A2);
  }).toBe(true);
  const seats = seatsOf((await stateOf(owner, slug)).state);
  for (const page of [phone, screen]) {
    await eventually(() => seatsOn(page)).toEqual(seats);
    expect(await page.locator("body").innerText()).not.toContain("would be even");
  }

  await desk.type(third!);
  for (const { page } of [desk, other]) {
    await eventually(() => page.getByText(hint).count()).toBe(0);
    await page.getByText("Where countries are not even (1)").click();
    await page.getByText("Block A has 2 of USA, where 1 would be even: A1, A2.").waitFor();
  }
});

/** The ball numbers of a country, which are the ranks. */
const ballsFrom = (state: EventState, country: string): number[] =>
  rankingOf(state, SINGLES)
    .filter(({ entrant }) => state.entrants[entrant]?.country === country)
    .map(({ rank }) => rank);
