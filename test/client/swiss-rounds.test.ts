import { flushPromises } from "@vue/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { swissRoundOf, swissTableOf } from "@drawroom/shared";
import { LEAST_SIZE } from "../../client/src/areas/display/grid";
import { listFor } from "../../client/src/areas/display/list-for";
import { partsOf } from "../../client/src/areas/display/parts";
import { roundsShown } from "../../client/src/areas/rounds/rounds-shown";
import { COMPETITION, newEvent } from "../support/fixture-events";
import { fixtureSession } from "../support/fixture-session";
import { mountApp, textOf } from "../support/mount-page";
import { swissFixture } from "../support/swiss-fixture";
import { after, type World } from "../support/world";

const opened = vi.hoisted((): { session: unknown } => ({ session: null }));
vi.mock("../../client/src/sync/event-session", () => ({
  openEvent: () => opened.session,
  openDisplay: () => opened.session,
}));
beforeEach(() => localStorage.clear());

const world = swissFixture({ entered: 4 });

async function openTab(address: string, from: World = world) {
  opened.session = fixtureSession(from);
  const { page, router } = await mountApp(address);
  await flushPromises();
  await vi.dynamicImportSettled();
  await flushPromises();
  return { page, router, session: opened.session as ReturnType<typeof fixtureSession> };
}

describe("the rounds as everybody sees them", () => {
  it("[SWS-17] why a pairing is so stands beside its board, for a spectator too", async () => {
    const { page } = await openTab("/e/southmere/rounds");
    expect(page.get("h2").text()).toBe("Round 4");
    for (const why of page.findAll('[aria-label^="Why"]')) {
      await why.trigger("click");
      const words = textOf(page.get(".why"));
      expect(words).not.toMatch(/rounds\./);
      expect(words).toMatch(/highest not paired yet|last in the order/);
    }
  });

  it("[SWS-17] in round 1 the draw is the reason", async () => {
    const { page } = await openTab("/e/southmere/rounds/1");
    await page.get('[aria-label="Why board 1"]').trigger("click");
    expect(textOf(page.get(".why"))).toMatch(/top half as drawn .* in round 1 the top half does/);
    expect(page.text()).toContain("Draws at random");
  });

  it("[SWS-16] a row of the standings opens to each opponent's part, which add up", async () => {
    const { page } = await openTab("/e/southmere/rounds/standings");
    const [row] = swissTableOf(world.state, COMPETITION).rows;
    await page.get(`[aria-label="Sums of ${row?.player.name}"]`).trigger("click");
    const parts = page.get(".sum-parts");
    expect(parts.findAll("tbody tr")).toHaveLength(row!.parts.length);
    expect(textOf(parts.get("tfoot"))).toContain(row!.wnt);
  });

  it("[SCR-2][SWS-12] a result that comes in is shown and lit", async () => {
    const { page, session } = await openTab("/e/southmere/rounds/4");
    const board = `${COMPETITION}.4.5`;
    session.receive({ type: "enterBoardResult", board, result: "=" });
    await flushPromises();
    const line = page.get(`[data-board="${board}"] tr`);
    expect(line.classes()).toContain("lit");
    expect(textOf(line)).toContain("½-½");
  });

  it("[OOP-5] who follows a player sees the own board first, and it in words on every tab", async () => {
    const board = swissRoundOf(world.state, COMPETITION, 4)!.boards[4]!;
    localStorage.setItem("drawroom.follow.southmere", board.white.entrant);
    const { page } = await openTab("/e/southmere/rounds");
    await vi.waitFor(() =>
      expect(textOf(page.get(".followed-line"))).toContain(
        `You are White on board 5 against ${board.black.name}.`,
      ),
    );
    expect(page.get("[data-board]").attributes("data-board")).toBe(board.id);
    expect(page.get("[data-board] tr").classes()).toContain("mine");
  });

  it("[SWS-16] a player's own page has rounds, colours and sums; the cross table has everybody's", async () => {
    const { player } = swissTableOf(world.state, COMPETITION).rows[2]!;
    const own = await openTab(`/e/southmere/players/${player.entrant}`);
    await vi.waitFor(() => expect(own.page.find(".own-rounds").exists()).toBe(true));
    expect(own.page.findAll(".own-rounds tbody tr")).toHaveLength(4);
    expect(textOf(own.page.get(".own-rounds"))).toMatch(/White|Black/);
    const { page } = await openTab("/e/southmere/rounds/table");
    expect(page.findAll(".cross tbody tr")).toHaveLength(13);
  });

  it("[OOP-5] Now says where the rounds are, and leads to the boards", async () => {
    const { page } = await openTab("/e/southmere");
    await vi.waitFor(() => expect(page.find(".round-now").exists()).toBe(true));
    expect(textOf(page.get(".round-now"))).toContain("2 games without a result.");
    expect(page.get(".round-now a").attributes("href")).toContain("/e/southmere/rounds");
  });

  it("[SCR-7] an address opens what there is: a round, a view, the last round, at the end the table", () => {
    const on = { rounds: 3, isFinal: false };
    expect(roundsShown("2", on)).toEqual({ view: "round", round: 2 });
    expect(roundsShown("", on)).toEqual({ view: "round", round: 3 });
    expect(roundsShown("how", on).view).toBe("how");
    expect(roundsShown("nothing", { ...on, isFinal: true }).view).toBe("standings");
  });

  it("[SCR-7] another kind of competition says so and leads to the rounds", async () => {
    const blocks = after(swissFixture({ slug: "southmere" }), {
      type: "addCompetition",
      competition: { id: "blks", name: "Blocks", kind: "blocks", doubles: false },
    });
    const { page } = await openTab("/e/southmere/rounds?in=blks", blocks);
    expect(textOf(page.get(".empty"))).toContain("Blocks has no rounds");
    expect(page.get(".empty a").text()).toBe("Rounds of Club Swiss");
  });
});

describe("the hall", () => {
  it("[SCR-3] pairings and standings are shown where there are rounds, and in a rotation", () => {
    const board = { live: null, blocks: [] };
    const competition = world.state.competitions[COMPETITION]!;
    const parts = (view: "pairings" | "rotation" | "standings", from = world) =>
      partsOf(view, from.state, from === world ? competition : null, board);
    expect(parts("pairings")).toEqual(["pairings"]);
    expect(parts("standings")).toEqual(["standings"]);
    expect(parts("rotation")).toEqual(["pairings", "standings"]);
    expect(parts("pairings", newEvent())).toEqual(["welcome"]);
  });

  it.each([1, 6, 20, 60, 300])(
    "[SCR-3] a list of %i lines: never too small, nothing outside, every line on a page",
    (count) => {
      for (const room of [
        { width: 182.4, height: 91 },
        { width: 118, height: 91 },
        { width: 40, height: 60 },
      ]) {
        const list = listFor(room, count, 18);
        expect(list.size).toBeGreaterThanOrEqual(LEAST_SIZE);
        expect(list.pages * list.columns * list.perColumn).toBeGreaterThanOrEqual(count);
        expect(4.4 + list.perColumn * list.row).toBeLessThanOrEqual(room.height + 0.01);
      }
    },
  );

  it("[SCR-3] a result that comes in is lit on its board, and in the table at both players", async () => {
    // Lines are laid out by the room there is, which nothing has here.
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1824);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(910);
    const enter = { type: "enterBoardResult", board: `${COMPETITION}.4.5`, result: "=" } as const;
    const pairings = await openTab("/d/evabcddpai");
    expect(pairings.page.findAll(".hall-line")).toHaveLength(7);
    pairings.session.receive(enter);
    await flushPromises();
    expect(pairings.page.findAll(".hall-line.lit").map(textOf)).toEqual([
      expect.stringMatching(/^5.*½-½/),
    ]);
    const standings = await openTab("/d/evabcddsta");
    standings.session.receive(enter);
    await flushPromises();
    expect(standings.page.findAll(".hall-line.lit")).toHaveLength(2);
    vi.restoreAllMocks();
  });
});
