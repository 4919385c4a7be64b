import { ballsOf, type EntrantId } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { drawScene, seatsOf, stateOf } from "../support/draw-scene";
import type { Scene } from "../support/hub-scene";
import { ballsIn, journalOf } from "../support/journal";
import { lineTo, type Line } from "../support/line";
import { seatsOn } from "../support/pages/board";
import { DrawDesk } from "../support/pages/draw-desk";
import { Planner } from "../support/pages/planner";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

/** A browser says so on its console when it has no line. */
const mayComplain =
  /ERR_(INTERNET_DISCONNECTED|CONNECTION_|EMPTY_RESPONSE|NETWORK_CHANGED|ADDRESS_|SOCKET_NOT_CONNECTED|FAILED)|WebSocket connection/;

const playersOf = async ({ slug }: Scene): Promise<(ball: number) => EntrantId> => {
  const { state } = await stateOf(owner, slug);
  const byBall = new Map([...ballsOf(state, SINGLES)].map(([entrant, ball]) => [ball, entrant]));
  return (ball) => byBall.get(ball) ?? "";
};

async function openDesk(scene: Scene, line: Pick<Line, "url">): Promise<DrawDesk> {
  const desk = new DrawDesk(await open(line, { as: owner, mayComplain }), scene.slug);
  await desk.open();
  await eventually(() => desk.connection().innerText()).toBe("Live");
  return desk;
}

async function openPhone(scene: Scene): Promise<Page> {
  const phone = await open(node, { on: "phone" });
  await phone.goto(`/e/${scene.slug}/blocks`);
  return phone;
}

interface Loss {
  readonly how: string;
  readonly lose: (desk: DrawDesk, line: Line) => unknown;
  readonly find: (desk: DrawDesk, line: Line) => unknown;
  /** What is waited for before the draw goes on and the line is found again. */
  readonly whenLost: (desk: DrawDesk) => unknown;
}

const LOSSES: readonly Loss[] = [
  {
    how: "the browser knows that it is offline",
    lose: ({ page }) => page.context().setOffline(true),
    find: ({ page }) => page.context().setOffline(false),
    whenLost: () => undefined,
  },
  {
    how: "the socket is dropped",
    lose: (_, line) => line.cut(),
    find: (_, line) => line.restore(),
    whenLost: (desk) => eventually(() => desk.connection().innerText()).toBe("Catching up"),
  },
  {
    how: "nothing comes through any more",
    lose: (_, line) => line.silence(),
    find: (_, line) => line.restore(),
    whenLost: (desk) =>
      eventually(() => desk.connection().innerText()).toMatch(/^Not live since \d\d:\d\d$/),
  },
];

describe("the owner's line is lost in the middle of a draw", () => {
  test.each(LOSSES.map((loss) => [loss.how, loss] as const))(
    "[WIR-4][SCR-1] %s: the draw goes on, and each pick arrives once, in order",
    async (_, { lose, find, whenLost }) => {
      const scene = await drawScene(owner, 6);
      const player = await playersOf(scene);
      const line = await lineTo(node);
      const [desk, phone] = await Promise.all([openDesk(scene, line), openPhone(scene)]);
      const before = seatsOf((await stateOf(owner, scene.slug)).state);
      await eventually(() => seatsOn(phone)).toEqual(before);

      await lose(desk, line);
      for (const ball of [70, 30, 50]) await desk.type(ball);
      await eventually(() => desk.count().innerText()).toMatch(/9 of 80 drawn/);
      await eventually(() => desk.notSent().innerText()).toBe("3 not sent");
      expect(await desk.picks().first().innerText()).toContain("not sent");
      await whenLost(desk);
      await desk.type(20);
      await eventually(() => desk.notSent().innerText()).toBe("4 not sent");
      expect(await seatsOn(phone)).toEqual(before);

      await find(desk, line);
      await eventually(() => desk.notSent().count()).toBe(0);
      await eventually(() => desk.connection().innerText()).toBe("Live");
      const journal = await journalOf(owner, scene.slug);
      const drawn = [
        `G1 ${player(70)}`,
        `H1 ${player(30)}`,
        `A2 ${player(50)}`,
        `B2 ${player(20)}`,
      ];
      expect(ballsIn(journal).slice(6)).toEqual(drawn);
      expect(journal.map(({ version }) => version)).toEqual(journal.map((_, i) => i + 1));
      const seats = seatsOf((await stateOf(owner, scene.slug)).state);
      for (const page of [desk.page, phone]) await eventually(() => seatsOn(page)).toEqual(seats);
    },
  );

  test("[WIR-4] the tab is closed meanwhile: what was not sent goes when the planner is opened again", async () => {
    const scene = await drawScene(owner, 2);
    const player = await playersOf(scene);
    const line = await lineTo(node);
    const desk = await openDesk(scene, line);
    line.cut();
    for (const ball of [11, 12]) await desk.type(ball);
    await eventually(() => desk.notSent().innerText()).toBe("2 not sent");
    const context = desk.page.context();
    await desk.page.close();
    expect(ballsIn(await journalOf(owner, scene.slug))).toHaveLength(2);

    line.restore();
    const again = new DrawDesk(await context.newPage(), scene.slug);
    await again.open();
    await eventually(() => again.count().innerText()).toMatch(/4 of 80 drawn/);
    await eventually(async () => ballsIn(await journalOf(owner, scene.slug)).slice(2)).toEqual([
      `C1 ${player(11)}`,
      `D1 ${player(12)}`,
    ]);
    await eventually(() => again.notSent().count()).toBe(0);
  });
});

describe("the planner without a line", () => {
  test("[WIR-4] opens every section, though it was not looked at before", async () => {
    const scene = await drawScene(owner, 2);
    const line = await lineTo(node);
    const planner = new Planner(await open(line, { as: owner, mayComplain }), scene.slug);
    await planner.open("people");
    const sections = () =>
      planner.page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /Section-\w+.*\.js$/.test(name)),
      );
    await eventually(async () => (await sections()).length).toBeGreaterThanOrEqual(8);
    await planner.page.waitForLoadState("networkidle");
    line.cut();
    for (const section of ["Entrants", "Format", "Order of play", "Results", "Displays"]) {
      await planner.go(section);
    }
  });
});

describe("the network is cut for everybody", () => {
  test("[WIR-6] planner, phone and big screen each say since when they are not live, and come back by themselves", async () => {
    const scene = await drawScene(owner, 4);
    const line = await lineTo(node);
    const desk = await openDesk(scene, line);
    const phone = await open(line, { on: "phone", mayComplain });
    const screen = await open(line, { on: "hall", mayComplain });
    await Promise.all([phone.goto(`/e/${scene.slug}`), screen.goto(`/d/${scene.eventId}dlve`)]);
    const words = (page: Page) =>
      page
        .getByRole("status")
        .filter({ hasText: /live|Live/ })
        .first()
        .innerText();
    const all = [desk.page, phone, screen];
    for (const page of all) await eventually(() => words(page)).toMatch(/^Live/);

    line.silence();
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/London",
      hour: "2-digit",
      minute: "2-digit",
    });
    const cutAt = [Date.now() - 60_000, Date.now()].map(
      (at) => `Not live since ${clock.format(at)}`,
    );
    for (const page of all) await eventually(() => words(page)).toMatch(/^Not live since/);
    for (const page of all) expect(cutAt).toContain(await words(page));

    line.restore();
    for (const page of all) await eventually(() => words(page)).toMatch(/^Live/);
  });
});
