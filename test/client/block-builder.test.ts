import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { boardOf, conflictsOf } from "@drawroom/shared";
import {
  changedByHand,
  COMPETITION,
  played,
  scheduled,
  seeded,
  withField,
} from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { focused, openPlan, type OpenPlan } from "../support/open-plan";

let opened: OpenPlan | undefined;
afterEach(() => opened?.page.unmount());

async function openBuilder(world = seeded(), options = {}) {
  opened = await openPlan(world, "format", options);
  const { page, session } = opened;
  const entrantAt = (seat: string) =>
    session.world().state.seats[`${COMPETITION}.${seat}`]?.entrant ?? "";
  const openSeat = async (seat: string) => {
    await page.get(`[data-seat-of="${entrantAt(seat)}"]`).trigger("click");
    await flushPromises();
    return page.get(".seat-picker");
  };
  return { page, session, entrantAt, openSeat };
}

describe("the block builder", () => {
  it("[HND-1] has the list of every seat of every block at each player, made when it is opened", async () => {
    const { page, openSeat } = await openBuilder();
    expect(page.findAll("[data-seat-of]")).toHaveLength(80);
    expect(page.findAll('[role="option"]')).toHaveLength(0);
    await openSeat("F9");
    expect(page.findAll('[role="option"]')).toHaveLength(80);
    expect(page.get('[aria-selected="true"]').text()).toContain("F9");
  });

  it("[HND-1] two exchange seats by keyboard, and the focus follows the player", async () => {
    const { entrantAt, openSeat } = await openBuilder();
    const [mine, other] = [entrantAt("F9"), entrantAt("A1")];
    const picker = await openSeat("F9");
    await picker.get("input").setValue("a1");
    await picker.get("input").trigger("keydown", { key: "Enter" });
    await flushPromises();
    expect([entrantAt("A1"), entrantAt("F9")]).toEqual([mine, other]);
    expect(focused().dataset["seatOf"]).toBe(mine);
  });

  it("[HND-3][SCR-7] a refused exchange says why in the list, and what was typed stays", async () => {
    const { entrantAt, openSeat } = await openBuilder(played());
    const before = entrantAt("B9");
    const picker = await openSeat("B9");
    await picker.get("input").setValue("b2");
    await picker.get("input").trigger("keydown", { key: "Enter" });
    await flushPromises();
    expect(textOf(picker.get('[role="alert"]'))).toMatch(/Block B has a result/);
    expect(picker.get("input").element.value).toBe("b2");
    expect(entrantAt("B9")).toBe(before);
  });

  it("[HND-4][LOG-4] shows what is stale, what was changed by hand, averages and countries", async () => {
    const { page } = await openBuilder(changedByHand());
    expect(page.findAll(".builder-block .pill").map((pill) => pill.text())).toHaveLength(5);
    expect(textOf(page)).toContain("Changed by hand (3)");
    expect(textOf(page)).toContain("Replaces the 3 changes made by hand");
    expect(textOf(page.get(".builder-average"))).toMatch(/\d{4}\.\d$/);
    expect(textOf(page.get(".builder-counts"))).toMatch(/[A-Z]{3}.\d/);
  });

  it.each(["owner", "manager"] as const)(
    "[HND-6] tells the %s where countries are not even, also outside a live draw",
    async (role) => {
      const world = seeded();
      const [conflict] = conflictsOf(world.state, COMPETITION);
      const { page } = await openBuilder(world, { role });
      const list = page.get(".draw-conflicts details");
      expect(conflict).toBeDefined();
      expect(list.findAll("li")).toHaveLength(conflictsOf(world.state, COMPETITION).length);
      expect(textOf(list)).toContain(`has ${conflict!.seats.length} of ${conflict!.country}`);
      expect(page.get('.draw-conflicts [role="status"]').text()).toBe("");
    },
  );

  it("[BLK-3] makes blocks, and says how large they would be", async () => {
    const { page, session } = await openBuilder(withField());
    const [count, through] = page.findAll(".builder-set input");
    await count!.setValue("7");
    expect(textOf(page.get(".builder-set"))).toContain("3 of 12, the others of 11");
    await through!.setValue("2");
    await page.get(".builder-set").trigger("submit");
    await flushPromises();
    await page.get(".builder-snake button").trigger("click");
    await flushPromises();
    const { blocks } = boardOf(session.world().state, COMPETITION);
    // The last tier is dealt in its own direction.
    expect(blocks.map(({ seats }) => seats.length)).toEqual([11, 11, 11, 11, 12, 12, 12]);
  });

  it("[SCR-7] another number of blocks asks with what goes, and is done when agreed to", async () => {
    const { page, session } = await openBuilder(scheduled());
    await page.findAll(".builder-set input")[0]!.setValue("10");
    await page.get(".builder-set").trigger("submit");
    await flushPromises();
    expect(textOf(page.get(".asking"))).toContain("80 seats");
    await page.get(".asking .btn.bad").trigger("click");
    await flushPromises();
    expect(boardOf(session.world().state, COMPETITION).blocks).toHaveLength(10);
  });

  it("[SCR-6] is off for a manager", async () => {
    const { page } = await openBuilder(seeded(), { role: "manager" });
    const isOff = (element: Element) =>
      element.matches(":disabled") || element.closest("fieldset:disabled") !== null;
    expect(page.findAll("main button").every(({ element }) => isOff(element))).toBe(true);
  });
});
