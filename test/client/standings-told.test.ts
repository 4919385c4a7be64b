import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { standingsOf, type CommandInput, type MatchResult } from "@drawroom/shared";
import BlockCrosstable from "../../client/src/areas/blocks/BlockCrosstable.vue";
import BlockNeeds from "../../client/src/areas/blocks/BlockNeeds.vue";
import BlockTies from "../../client/src/areas/blocks/BlockTies.vue";
import EntrantNeed from "../../client/src/areas/blocks/EntrantNeed.vue";
import { COMPETITION, seeded } from "../support/fixture-events";
import { fixtureSession } from "../support/fixture-session";
import { mountView, textOf } from "../support/mount-page";
import { openPlan, type OpenPlan } from "../support/open-plan";
import { after, type World } from "../support/world";

let opened: OpenPlan | undefined;
afterEach(() => {
  opened?.page.unmount();
  opened = undefined;
});

const A = `${COMPETITION}.A`;
const four = (qualifiers = 2): World =>
  after(
    seeded(2, 8),
    { type: "createBlocks", competition: COMPETITION, count: 2, qualifiers },
    { type: "makeOrderOfPlay", competition: COMPETITION },
  );
const win = (winner: number, loser: number, lost = 3): CommandInput => {
  const result: MatchResult = { games: [winner < loser ? [7, lost] : [lost, 7]] };
  const [a, b] = [Math.min(winner, loser), Math.max(winner, loser)];
  return { type: "enterResult", match: `${A}.${a}-${b}`, result };
};
const recordAt = ({ state }: World, seed: number) =>
  state.entrants[state.seats[`${A}${seed}`]?.entrant ?? ""]!;
const nameAt = (world: World, seed: number): string => recordAt(world, seed).name;
const propsOf = ({ state }: World) => ({
  block: A,
  state,
  competition: state.competitions[COMPETITION],
});
const tiesOf = async (world: World) => mountView(BlockTies, fixtureSession(world), propsOf(world));

/** 1 beats 2, 2 beats 3, 3 beats 1, and all of them beat 4. */
const cycle = (nets: readonly [number, number, number], qualifiers?: number): World =>
  after(
    four(qualifiers),
    win(1, 2, nets[0]),
    win(2, 3, nets[1]),
    win(3, 1, nets[2]),
    win(1, 4),
    win(2, 4),
    win(3, 4),
  );

describe("why this order", () => {
  it("[RES-6] is closed at first, and there only where somebody is level", async () => {
    expect((await tiesOf(after(four(), win(1, 2)))).find("details").exists()).toBe(true);
    const clear = after(four(), win(1, 2), win(1, 3), win(2, 3), win(1, 4), win(2, 4), win(3, 4));
    expect((await tiesOf(clear)).find("details").exists()).toBe(false);
    const fold = (await tiesOf(cycle([3, 3, 3]))).get("details");
    expect(fold.attributes("open")).toBeUndefined();
    expect(textOf(fold.get("summary"))).toBe("Why this order one tie");
  });

  it("[RES-6] who beat whom, and the matches among three", async () => {
    const two = after(four(), win(2, 1), win(1, 3), win(1, 4), win(2, 3), win(4, 2), win(3, 4));
    const [n1, n2] = [nameAt(two, 1), nameAt(two, 2)];
    expect(textOf((await tiesOf(two)).get("li"))).toBe(
      `${n2} and ${n1} are level on 2 wins. ${n2} beat ${n1}.`,
    );
    // 1, 2 and 3 have a win each, and 1 beat 2.
    const three = after(four(), win(1, 2), win(2, 4), win(3, 4));
    const page = await tiesOf(three);
    const [a1, a2, a3] = [1, 2, 3].map((seed) => nameAt(three, seed));
    expect(textOf(page.get("li"))).toMatch(
      new RegExp(
        `^${a1}, ${a3} and ${a2} are level on one win. Their matches with one another parted them: .*` +
          `Parted by net points: ${a3} \\+4, ${a2} 0\\.$`,
      ),
    );
    const table = page.findAll(".tie-table tbody tr").map((row) => textOf(row.get(".wins")));
    expect(table).toEqual(["1", "0", "0"]);
    expect(textOf(page.get(".tie-table .score.won"))).toBe("7-3");
  });

  it("[RES-6] net points with their figures, and what a play-off decides", async () => {
    const parted = cycle([1, 2, 3]);
    const [n1, n2, n3] = [1, 2, 3].map((seed) => nameAt(parted, seed));
    expect(textOf((await tiesOf(parted)).get("li"))).toBe(
      `${n1}, ${n2} and ${n3} are level on 2 wins. Parted by net points: ${n1} +6, ${n2} +3, ${n3} +3. ` +
        `${n2} and ${n3} are still level, across the qualifying line: a play-off decides.`,
    );
    const all = cycle([3, 3, 3], 3);
    expect(textOf((await tiesOf(all)).get("li"))).toContain("They are still level and share");
    const order = [3, 1, 2].map((seed) => recordAt(all, seed).id);
    const set = after(all, { type: "setHandOrder", block: A, order });
    expect(textOf((await tiesOf(set)).get("li"))).toContain(
      `Order set by hand: ${n3}, ${n1} and ${n2}.`,
    );
  });
});

/** 1 has beaten 3 and 4, 3 has beaten 2, 2 has beaten 4; 1-2 and 3-4 are left. */
const before = (): World => after(four(), win(1, 3), win(1, 4), win(3, 2), win(2, 4));

describe("who goes through", () => {
  it("[RES-7] by win and by loss, with the other results that matter", async () => {
    const world = before();
    const { block, state } = propsOf(world);
    const mine = new Set([recordAt(world, 2).id]);
    const page = await mountView(BlockNeeds, fixtureSession(world), { block, state, mine });
    const [n3, n4] = [3, 4].map((seed) => nameAt(world, seed));
    const row = page.findAll(".needs > li").find((one) => one.classes("mine"))!;
    expect(row.get("details").attributes("open")).toBeDefined();
    expect(row.findAll(".need-lines > li").map(textOf)).toEqual([
      `With a win: through if ${n4} beats ${n3}. Otherwise points can decide.`,
      "With a loss: points decide.",
    ]);
    expect(textOf(page.get("summary"))).toMatch(/^Who goes through .*open/);
  });

  it("[RES-7] is marked in the table by a word and a sign, and stays when all is played", async () => {
    const marksIn = async (world: World): Promise<string[]> =>
      (await mountView(BlockCrosstable, fixtureSession(world), propsOf(world)))
        .findAll("td.c-chance")
        .map(textOf);
    expect(await marksIn(after(four(), win(1, 2)))).toEqual([]);
    const last = after(four(), win(1, 2), win(1, 3), win(2, 4), win(3, 4));
    expect(await marksIn(last)).toEqual(["through", "", "", "out"]);
    const page = await mountView(BlockCrosstable, fixtureSession(last), propsOf(last));
    expect(page.findAll("td.c-chance .chance svg")).toHaveLength(2);
    expect(await marksIn(after(last, win(1, 4), win(2, 3)))).toEqual([
      "through",
      "through",
      "out",
      "out",
    ]);
    expect(await marksIn(cycle([3, 3, 3]))).toEqual([
      ...Array<string>(3).fill("by play-off"),
      "out",
    ]);
  });

  it("[RES-7] an entrant's own page says it; while all is open nothing is said", async () => {
    const wordsFor = async (world: World, seed: number): Promise<string> =>
      textOf(
        await mountView(EntrantNeed, fixtureSession(world), { entrant: recordAt(world, seed) }),
      );
    expect(await wordsFor(four(), 1)).toBe("");
    expect(await wordsFor(before(), 2)).toMatch(
      /^Can still go through\. One match left\. ?With a win: /,
    );
    const last = after(four(), win(1, 2), win(1, 3), win(2, 4), win(3, 4));
    expect(await wordsFor(last, 4)).toBe("Cannot go through any more.");
  });
});

describe("a tie across the qualifying line", () => {
  it("[RES-4] is told where results are entered, with the way to its order; set, it is gone", async () => {
    opened = await openPlan(cycle([3, 3, 3]), "results");
    const { page, router, session } = opened;
    expect(textOf(page.get(".results-waiting"))).toContain("are level across the qualifying line");
    await router.push(page.get(".results-waiting a").attributes("href")!);
    await flushPromises();
    expect(textOf(page.get(".result-tie"))).toContain(
      "the knockout waits, until their order is set",
    );
    await page.get('.result-tie [data-up="2"]').trigger("click");
    await flushPromises();
    expect(document.activeElement?.getAttribute("data-up")).toBe("1");
    await page.get(".result-tie .btn").trigger("click");
    await flushPromises();
    const world = session.world();
    expect(standingsOf(world.state, A).rows.map(({ entrant }) => entrant)).toEqual(
      [1, 3, 2, 4].map((seed) => recordAt(world, seed).id),
    );
    await router.push("/e/southmere/plan/results");
    await flushPromises();
    expect(page.find(".results-waiting").exists()).toBe(false);
  });

  it("[SCR-6] a manager sees how the order is set, greyed", async () => {
    opened = await openPlan(cycle([3, 3, 3]), "results?by=block", { role: "manager" });
    const buttons = opened.page.findAll(".result-tie button");
    expect(buttons.length).toBeGreaterThan(2);
    expect(buttons.every((button) => button.attributes("disabled") !== undefined)).toBe(true);
  });
});
