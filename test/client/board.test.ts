import { expect, it } from "vitest";
import { boardOf } from "@drawroom/shared";
import BoardBlock from "../../client/src/areas/blocks/BoardBlock.vue";
import BlocksOverview from "../../client/src/areas/blocks/BlocksOverview.vue";
import BlocksTab from "../../client/src/areas/blocks/BlocksTab.vue";
import {
  changedByHand,
  COMPETITION,
  drawing,
  pickNext,
  seeded,
  withField,
} from "../support/fixture-events";
import { fixtureSession } from "../support/fixture-session";
import { mountView, textOf } from "../support/mount-page";
import { after } from "../support/world";

const seat = (label: string): string => `${COMPETITION}.${label}`;

it("[HND-5] during a live draw a seat not drawn is empty, the next is named, and the count is told", async () => {
  const { state } = drawing(37);
  const board = boardOf(state, COMPETITION);
  const page = await mountView(BlocksOverview, fixtureSession(drawing(37)), { board });
  expect(textOf(page)).toContain("37 of 80");
  const line = (label: string) => page.find(`[data-seat="${seat(label)}"]`);
  expect(line("E5").find(".name").exists()).toBe(true);
  expect(textOf(line("F5"))).toBe("5Next");
  expect(line("F5").classes()).toContain("next");
  expect(textOf(line("G5"))).toBe("5open");
  expect(page.findAll(".seat .name[title]").length).toBe(37);
});

it("[HND-5] a pick from elsewhere fills its seat and is lit, with the last ball and the next seat", async () => {
  const session = fixtureSession(drawing(37));
  const page = await mountView(BlocksTab, session);
  const next = pickNext(session.world(), () => 0);
  const picked = next.changes.at(-1)?.facts[0];
  if (picked?.type !== "seatPicked") throw new Error("nothing picked");
  session.receive({ type: "pickSeat", entrant: picked.entrant, seat: picked.seat });
  await page.vm.$nextTick();
  const line = page.find(`[data-seat="${seat("F5")}"]`);
  expect(line.classes()).toContain("lit");
  expect(textOf(line)).toContain(next.state.entrants[picked.entrant]?.name ?? "?");
  expect(textOf(page.find(".live-next"))).toMatch(/^Next ?G5$/);
  expect(textOf(page.find(".live-last"))).toContain(
    next.state.entrants[picked.entrant]?.name ?? "?",
  );
});

it("[WDR-1] who withdrew keeps the seat, the name struck", async () => {
  const world = seeded();
  const entrant = world.state.seats[seat("C7")]?.entrant ?? "";
  const { state } = after(world, { type: "withdrawEntrant", entrant });
  const block = boardOf(state, COMPETITION).blocks[2];
  const page = await mountView(BoardBlock, fixtureSession(world), { block, state });
  expect(page.find(`[data-seat="${seat("C7")}"] s`).text()).toBe(state.entrants[entrant]?.name);
});

it("what waits to be sent has its ring, with words", async () => {
  const { state } = seeded();
  const block = boardOf(state, COMPETITION).blocks[5];
  const page = await mountView(BoardBlock, fixtureSession(seeded()), {
    block,
    state,
    unsent: new Set([seat("F5")]),
  });
  expect(page.findAll('[role="img"]').map((ring) => ring.attributes("aria-label"))).toEqual([
    "not sent yet",
  ]);
});

it("[HND-4] exchanged blocks say that their order is stale, in words", async () => {
  const page = await mountView(BlocksTab, fixtureSession(changedByHand()));
  const stale = page.findAll(".bb").filter((block) => block.text().includes("Snake order stale"));
  expect(stale.map((block) => block.attributes("aria-label"))).toEqual([
    "Block B",
    "Block C",
    "Block E",
    "Block F",
    "Block G",
  ]);
});

it("[LOG-4] what was changed by hand is listed with grades and seats, and how many", async () => {
  const page = await mountView(BlocksTab, fixtureSession(changedByHand()));
  const log = page.find(".log");
  expect(log.find("h2").text()).toBe("Changed by hand (3)");
  expect(textOf(log.findAll(".exchange-side")[0]!)).toMatch(/^\S+ \S+?[A-Z]{3}\d{4}F8 →to G8$/);
});

it("before a draw it says what will be here and who brings it", async () => {
  const page = await mountView(BlocksTab, fixtureSession(withField()));
  expect(textOf(page)).toBe("No draw yet. The blocks appear here when the manager draws them.");
});
