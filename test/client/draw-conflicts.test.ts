import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { boardOf, type EntrantId } from "@drawroom/shared";
import { COMPETITION, drawing } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { openPlan, type OpenPlan } from "../support/open-plan";
import type { World } from "../support/world";

let opened: OpenPlan | undefined;
afterEach(() => opened?.page.unmount());

/** Somebody in the bag whose country is, or is not, in the block of the next seat. */
function ballFor({ state }: World, isIn: boolean): EntrantId {
  const { live, blocks } = boardOf(state, COMPETITION);
  const countryOf = (entrant: EntrantId) => state.entrants[entrant]?.country ?? "";
  const drawn = blocks.map(({ seats }) => seats.flatMap(({ entrant }) => entrant ?? []));
  const at = blocks.findIndex(({ seats }) => seats.some(({ id }) => id === live?.next));
  const there = new Set(drawn[at]?.map(countryOf));
  // Seven of the field are from the USA: one in each block is even.
  const bag = Object.keys(state.entrants).filter((entrant) => !drawn.flat().includes(entrant));
  return bag.find((entrant) =>
    isIn ? countryOf(entrant) === "USA" : !there.has(countryOf(entrant)),
  )!;
}

async function openDesk(role: "owner" | "manager") {
  opened = await openPlan(drawing(37), "live-draw", { role });
  const { page, session } = opened;
  const hint = () => textOf(page.get('.draw-conflicts [role="status"]'));
  const pick = async (isIn: boolean) => {
    const { next } = boardOf(session.world().state, COMPETITION).live!;
    session.receive({ type: "pickSeat", entrant: ballFor(session.world(), isIn), seat: next! });
    await flushPromises();
  };
  return { page, session, hint, pick };
}

describe("countries in a live draw", () => {
  it.each(["owner", "manager"] as const)(
    "[HND-6] the %s is told at once, until the next ball; all of them are in a list",
    async (role) => {
      const { page, session, hint, pick } = await openDesk(role);
      expect(hint()).toBe("");
      expect(page.find(".draw-conflicts details").exists()).toBe(false);
      await pick(true);
      expect(hint()).toBe("Block F now has 2 of USA; 1 would be even.");
      await pick(false);
      expect(hint()).toBe("");
      const list = page.get(".draw-conflicts details");
      expect(list.attributes("open")).toBeUndefined();
      expect(textOf(list)).toBe(
        "Where countries are not even (1)Block F has 2 of USA, where 1 would be even: F3, F5.",
      );
      session.undo();
      await flushPromises();
      expect(hint()).toContain("Block F now has 2 of USA");
    },
  );
});
