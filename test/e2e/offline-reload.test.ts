import { ballsOf } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { drawScene, seatsOf, stateOf } from "../support/draw-scene";
import { giveAll, scene as eventOf, type Scene } from "../support/hub-scene";
import { ballsIn, journalOf } from "../support/journal";
import { eventsKept, leavesFreely, untilKept } from "../support/kept-pages";
import { lineTo } from "../support/line";
import { seatsOn } from "../support/pages/board";
import { DrawDesk } from "../support/pages/draw-desk";
import { releasedFrom } from "../support/released";
import { startNode, type TestNode } from "../support/start-node";
import { unsafeAddressOf } from "../support/unsafe-address";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const mayComplain =
  /ERR_(CONNECTION_|EMPTY_RESPONSE|NETWORK_CHANGED|ADDRESS_|SOCKET_NOT_CONNECTED|FAILED)|WebSocket connection|status of 404/;

const connection = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^(Live|Catching up|Not live since)/ })
    .first();

const NOT_LIVE = /^Not live since \d\d:\d\d$/;
const clock = new Intl.DateTimeFormat("en-GB", {
  ...{ timeZone: "Europe/London", hour: "2-digit", minute: "2-digit" },
});

const pick = async ({ slug }: Scene, ball: number, seat: string): Promise<void> => {
  const { state } = await stateOf(owner, slug);
  const [entrant] = [...ballsOf(state, SINGLES)].find(([, one]) => one === ball) ?? [""];
  await giveAll(owner, slug, [{ type: "pickSeat", entrant, seat: `${SINGLES}.${seat}` }]);
};

describe("a page opened without a network", () => {
  test("[WIR-5][WIR-6] of the owner: the event as it stood when it was live last, the journal's last word included, and the work goes on", async () => {
    const scene = await drawScene(owner, 3);
    const line = await lineTo(node);
    const page = await open(line, { as: owner, mayComplain });
    leavesFreely(page);
    const desk = new DrawDesk(page, scene.slug);
    await desk.open();
    await eventually(() => desk.connection().innerText()).toBe("Live");
    await untilKept(page, "all");
    // These come after the whole was kept.
    await desk.type(41);
    await pick(scene, 42, "E1");
    await eventually(() => desk.count().innerText()).toMatch(/5 of 80 drawn/);
    await eventually(() => desk.notSent().count()).toBe(0);

    line.cut();
    const cutAt = [Date.now() - 60_000, Date.now()].map(
      (at) => `Not live since ${clock.format(at)}`,
    );
    const context = page.context();
    const crashed = page.waitForEvent("crash");
    const devtools = await context.newCDPSession(page);
    void devtools.send("Page.crash").catch(() => undefined);
    await crashed;
    await page.close();

    const again = new DrawDesk(await context.newPage(), scene.slug);
    await again.open();
    await eventually(() => again.count().innerText()).toMatch(/5 of 80 drawn/);
    expect(cutAt).toContain(await again.connection().innerText());
    await again.type(43);
    await eventually(() => again.notSent().innerText()).toBe("1 not sent");
    // What was done before the reload can be taken back as ever, by its own step.
    await again.page.keyboard.press("Control+z");
    await eventually(() => again.count().innerText()).toMatch(/5 of 80 drawn/);
    await again.type(44);

    line.restore();
    await eventually(() => again.connection().innerText()).toBe("Live");
    await eventually(() => again.notSent().count()).toBe(0);
    const { state } = await stateOf(owner, scene.slug);
    const ball = (one: number) =>
      [...ballsOf(state, SINGLES)].find(([, known]) => known === one)?.[0] ?? "";
    const drawn = ballsIn(await journalOf(owner, scene.slug)).slice(3);
    expect(drawn).toEqual([`D1 ${ball(41)}`, `E1 ${ball(42)}`, `F1 ${ball(44)}`]);
    await eventually(() => seatsOn(again.page)).toEqual(seatsOf(state));
  });

  test("[WIR-6] of a spectator and of a big screen: what was known last, as not live; with the line the rest comes by itself", async () => {
    const scene = await drawScene(owner, 4);
    const line = await lineTo(node);
    const phone = await open(line, { on: "phone", mayComplain });
    const hall = await open(line, { on: "hall", mayComplain });
    await phone.goto(`/e/${scene.slug}/blocks`);
    await hall.goto(`/d/${scene.eventId}dlve`);
    const before = seatsOf((await stateOf(owner, scene.slug)).state);
    for (const page of [phone, hall]) {
      await untilKept(page, "some");
      await eventually(() => seatsOn(page)).toEqual(before);
    }
    line.cut();
    await pick(scene, 47, "E1");
    for (const page of [phone, hall]) {
      await page.reload();
      await eventually(() => connection(page).innerText()).toMatch(NOT_LIVE);
      expect(await seatsOn(page)).toEqual(before);
    }
    line.restore();
    const after = seatsOf((await stateOf(owner, scene.slug)).state);
    for (const page of [phone, hall]) {
      await eventually(() => connection(page).innerText()).toMatch(/^Live/);
      await eventually(() => seatsOn(page)).toEqual(after);
    }
  });

  test("[WIR-4] over plain http, where no page is kept: the planner says to keep it open, and nothing entered is lost", async () => {
    const scene = await drawScene(owner, 2);
    const line = await lineTo(node);
    const unsafe = unsafeAddressOf(line);
    const page = await open(unsafe, { as: owner, mayComplain });
    leavesFreely(page);
    const desk = new DrawDesk(page, scene.slug);
    await desk.open();
    await eventually(() => desk.connection().innerText()).toBe("Live");
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    line.cut();
    await page.getByText("Keep this page open").waitFor();
    await desk.type(51);
    await eventually(() => desk.notSent().innerText()).toBe("1 not sent");
    await expect(page.reload()).rejects.toThrow(/ERR_/);
    const context = page.context();
    await page.close();
    line.restore();
    const again = new DrawDesk(await context.newPage(), scene.slug);
    await again.open();
    await eventually(() => again.count().innerText()).toMatch(/3 of 80 drawn/);
    await eventually(() => again.notSent().count()).toBe(0);
  });
});

describe("what a browser keeps of events", () => {
  test("[ACC-3] goes when the event is hidden from it: without a network nothing of it is shown", async () => {
    const scene = await drawScene(owner, 2);
    const line = await lineTo(node);
    const phone = await open(line, { on: "phone", mayComplain });
    await phone.goto(`/e/${scene.slug}/blocks`);
    await untilKept(phone, "some");
    await giveAll(owner, scene.slug, [{ type: "unpublishEvent" }]);
    await phone.getByRole("heading", { name: "Nothing is shown here" }).waitFor();
    await eventually(() => eventsKept(phone)).toEqual([]);
    line.cut();
    await phone.reload();
    await phone.getByText("Loading").first().waitFor({ state: "attached" });
    expect(await phone.getByText("Southmere").count()).toBe(0);
  });

  test("[ACC-3] goes with signing out", async () => {
    const mine = await eventOf(owner, [], { published: false });
    const page = await open(node, { as: owner, mayComplain });
    await page.goto(`/e/${mine.slug}/plan`);
    await untilKept(page, "some");
    await page.goto("/");
    await page.getByRole("button", { name: "Sign out" }).click();
    await eventually(() => eventsKept(page)).toEqual([]);
  });
});

describe("the worker that keeps the pages", () => {
  test("[WIR-4] is asked for anew each time, and the page allows no other", async () => {
    const worker = await fetch(`${node.url}/service-worker.js`);
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(worker.headers.get("content-type")).toMatch(/^(text|application)\/javascript/);
    const page = await fetch(node.url, { headers: { accept: "text/html" } });
    expect(page.headers.get("content-security-policy")).toContain("worker-src 'self'");
  });

  test("[WIR-9] takes a new release as soon as there is a line, and forgets the old one", async () => {
    const releases = await releasedFrom(node);
    const page = await open(releases, { mayComplain: /WebSocket connection|ERR_|status of [45]/ });
    const names = () => page.evaluate(() => caches.keys());
    const firstTitle = () =>
      page.evaluate(async () => {
        const answer = await fetch(location.href, { headers: { accept: "text/html" } });
        return /<title>(.*)<\/title>/.exec(await answer.text())?.[1];
      });
    await page.goto("/sign-in");
    await eventually(names).toEqual(["drawroom-release-1"]);
    releases.release();
    await page.goto("/sign-in");
    expect(await firstTitle()).toBe("Release 2");
    await eventually(names).toEqual(["drawroom-release-2"]);
    await eventually(() =>
      page.evaluate(async () => (await (await caches.open("drawroom-release-2")).keys()).length),
    ).toBeGreaterThan(5);
    releases.end();
    const answer = await page.goto("/sign-in");
    expect(await answer?.text()).toContain("<title>Release 2");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
