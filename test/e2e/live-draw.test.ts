import { boardOf, rankingOf, type EventState } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { drawScene, seatsOf, stateOf } from "../support/draw-scene";
import { managerOf, type Scene } from "../support/hub-scene";
import { groundOf, seatLine, seatsOn } from "../support/pages/board";
import { DrawDesk } from "../support/pages/draw-desk";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

interface Hall {
  readonly desk: DrawDesk;
  readonly manager: DrawDesk;
  readonly phone: Page;
  readonly screen: Page;
}

/** The owner's desk, a co-manager's, a spectator's phone and the hall's screen. */
async function openHall(scene: Scene): Promise<Hall> {
  const manager = await managerOf(node, scene);
  const desk = new DrawDesk(await open(node, { as: owner }), scene.slug);
  const other = new DrawDesk(await open(node, { as: manager }), scene.slug);
  const phone = await open(node, { on: "phone" });
  const screen = await open(node, { on: "hall" });
  await Promise.all([
    desk.open(),
    other.open(),
    phone.goto(`/e/${scene.slug}/blocks`),
    screen.goto(`/d/${scene.eventId}dlve`),
  ]);
  return { desk, manager: other, phone, screen };
}

/** Every screen shows what the server holds, seat for seat. */
async function expectAllEqual(
  { desk, manager, phone, screen }: Hall,
  slug: string,
): Promise<EventState> {
  const { state } = await stateOf(owner, slug);
  const seats = seatsOf(state);
  for (const page of [desk.page, manager.page, phone, screen])
    await eventually(() => seatsOn(page)).toEqual(seats);
  return state;
}

const rankedNames = (state: EventState): string[] =>
  rankingOf(state, SINGLES).map(({ entrant }) => state.entrants[entrant]?.name ?? "");

describe("a live draw on four screens", () => {
  test("[SCR-1][HND-5] ball after ball by keyboard alone; every screen shows what the server holds", async () => {
    const scene = await drawScene(owner);
    const hall = await openHall(scene);
    const { desk, phone, screen } = hall;
    const before = await expectAllEqual(hall, scene.slug);
    expect(Object.values(seatsOf(before))).toEqual(Array(80).fill(null));
    expect(await desk.next()).toBe("Next seat 1 of 80 A1");
    const names = rankedNames(before);

    for (const ball of [3, 1, 8]) await desk.type(ball);
    await desk.type(names[4]?.toLowerCase().slice(0, 9) ?? "");

    await eventually(() => desk.count().innerText()).toMatch(/4 of 80 drawn/);
    expect(await desk.next()).toBe("Next seat 5 of 80 E1");
    await eventually(async () => seatsOf((await stateOf(owner, scene.slug)).state).D1).toBe(
      names[4],
    );
    const state = await expectAllEqual(hall, scene.slug);
    const { A1, B1, C1, D1, E1 } = seatsOf(state);
    expect({ A1, B1, C1, D1, E1 }).toEqual({
      A1: names[2],
      B1: names[0],
      C1: names[7],
      D1: names[4],
      E1: null,
    });
    const count = { name: "4 of 80 drawn" };
    expect(await phone.getByRole("progressbar", count).count()).toBe(1);
    expect(await screen.getByRole("progressbar", count).count()).toBe(1);
  });

  test("[SCR-1] the seat just filled is lit on every screen", async () => {
    const scene = await drawScene(owner, 2);
    const hall = await openHall(scene);
    await expectAllEqual(hall, scene.slug);
    await hall.desk.type(40);
    for (const page of [hall.desk.page, hall.manager.page, hall.phone, hall.screen]) {
      await eventually(
        async () => (await groundOf(page, "C1")) !== (await groundOf(page, "D2")),
      ).toBe(true);
      expect(await seatLine(page, "C1").innerText()).toContain(
        rankedNames((await stateOf(owner, scene.slug)).state)[39],
      );
    }
  });

  test("[SCR-1][HND-5] a wrong ball is corrected at its seat: who was put there is not drawn any more", async () => {
    const scene = await drawScene(owner, 5);
    const hall = await openHall(scene);
    const { desk } = hall;
    const names = rankedNames(await expectAllEqual(hall, scene.slug));
    await desk.type("B1");
    expect(await desk.next()).toMatch(/^Chosen seat .* B1$/);
    await desk.type(70);
    // Back at the next seat of the draw, with the same number drawn.
    await eventually(() => desk.next()).toBe("Next seat 6 of 80 F1");
    await eventually(async () => seatsOf((await stateOf(owner, scene.slug)).state).B1).toBe(
      names[69],
    );
    const seats = seatsOf(await expectAllEqual(hall, scene.slug));
    expect(Object.values(seats).filter(Boolean)).toHaveLength(5);
    expect(Object.values(seats)).not.toContain(names[6]);
    // That ball is in the bag again.
    await desk.type(7);
    await eventually(async () => seatsOf((await stateOf(owner, scene.slug)).state).F1).toBe(
      names[6],
    );
    await expectAllEqual(hall, scene.slug);
  });

  test("[SCR-1][HUB-8] undo is one key, redo another, also while the field has the focus", async () => {
    const scene = await drawScene(owner, 10);
    const hall = await openHall(scene);
    const { desk } = hall;
    await expectAllEqual(hall, scene.slug);
    const tenDrawn = seatsOf((await stateOf(owner, scene.slug)).state);
    await desk.type(80);
    await eventually(() => desk.count().innerText()).toMatch(/11 of 80 drawn/);
    await desk.page.keyboard.press("Control+z");
    await eventually(() => desk.count().innerText()).toMatch(/10 of 80 drawn/);
    expect(await desk.next()).toBe("Next seat 11 of 80 C2");
    for (const page of [desk.page, hall.manager.page, hall.phone, hall.screen]) {
      await eventually(() => seatsOn(page)).toEqual(tenDrawn);
    }
    await desk.page.keyboard.press("Control+Shift+z");
    await eventually(() => desk.count().innerText()).toMatch(/11 of 80 drawn/);
    await eventually(
      async () => seatsOf((await stateOf(owner, scene.slug)).state).C2,
    ).not.toBeNull();
    await expectAllEqual(hall, scene.slug);
  });
});

describe("the desk", () => {
  test("[SCR-1][WIR-5] a pick stands in the same frame, before any answer", async () => {
    const scene = await drawScene(owner, 3);
    const page = await open(node, { as: owner });
    const desk = new DrawDesk(page, scene.slug);
    await desk.open();
    await desk.page.keyboard.type("33");
    const count = () =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const field = document.activeElement as HTMLInputElement;
            field.dispatchEvent(
              new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
            );
            requestAnimationFrame(() =>
              resolve(document.querySelector("aside h2")?.textContent ?? ""),
            );
          }),
      );
    expect(await count()).toMatch(/4 of 80 drawn/);
  });

  test("[SCR-1] works on a phone: press a name, see the seat", async () => {
    const scene = await drawScene(owner, 7);
    const page = await open(node, { as: owner, on: "phone" });
    const desk = new DrawDesk(page, scene.slug);
    await desk.open();
    await desk.field().tap();
    await desk.field().fill("24");
    await page.getByRole("option").first().tap();
    await eventually(() => desk.count().innerText()).toMatch(/8 of 80 drawn/);
    const { state } = await stateOf(owner, scene.slug);
    const names = rankedNames(state);
    await eventually(async () => seatsOf((await stateOf(owner, scene.slug)).state).H1).toBe(
      names[23],
    );
    expect(boardOf(state, SINGLES).blocks).toHaveLength(8);
  });
});
