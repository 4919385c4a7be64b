import { ballsOf } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { drawScene, seatsOf, stateOf } from "../support/draw-scene";
import { ballsIn, journalOf } from "../support/journal";
import { untilKept } from "../support/kept-pages";
import { lineTo } from "../support/line";
import { seatsOn } from "../support/pages/board";
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

const mayComplain = /ERR_|WebSocket connection/;
const NOT_LIVE = /^Not live since \d\d:\d\d$/;
/** Ten seconds of silence, a question that nobody answers, and another: then the socket is given up. */
const GIVEN_UP_MS = 45_000;

const connection = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^(Live|Catching up|Not live since)/ })
    .first();

describe("sockets that look open and are not", () => {
  test("[WIR-4][WIR-6] not live within seconds, live again by themselves over new ones, and what was entered goes once", async () => {
    const scene = await drawScene(owner, 2);
    const { state } = await stateOf(owner, scene.slug);
    const player = new Map([...ballsOf(state, SINGLES)].map(([entrant, ball]) => [ball, entrant]));
    const line = await lineTo(node);
    const desk = new DrawDesk(await open(line, { as: owner, mayComplain }), scene.slug);
    const phone = await open(line, { on: "phone", mayComplain });
    await Promise.all([desk.open(), phone.goto(`/e/${scene.slug}/blocks`)]);
    for (const page of [desk.page, phone])
      await eventually(() => connection(page).innerText()).toMatch(/^Live/);

    // The router has forgotten these connections; nobody is told, and no packet of theirs arrives again.
    line.lose();
    for (const ball of [31, 32, 33]) await desk.type(ball);
    await eventually(() => desk.notSent().innerText()).toBe("3 not sent");
    for (const page of [desk.page, phone])
      await eventually(() => connection(page).innerText()).toMatch(NOT_LIVE);
    await desk.type(34);

    await expect
      .poll(() => desk.notSent().count(), { timeout: GIVEN_UP_MS, interval: 100 })
      .toBe(0);
    const after = seatsOf((await stateOf(owner, scene.slug)).state);
    for (const page of [desk.page, phone]) {
      await eventually(() => connection(page).innerText()).toMatch(/^Live/);
      await eventually(() => seatsOn(page)).toEqual(after);
    }
    expect(ballsIn(await journalOf(owner, scene.slug)).slice(2)).toEqual(
      ["C1", "D1", "E1", "F1"].map((seat, i) => `${seat} ${player.get(31 + i)}`),
    );
  });

  test("[WIR-6] a page loaded over them is there within seconds, as not live, and live when something comes through", async () => {
    const scene = await drawScene(owner, 4);
    const line = await lineTo(node);
    const phone = await open(line, { on: "phone", mayComplain });
    await phone.goto(`/e/${scene.slug}/blocks`);
    await untilKept(phone, "some");
    line.silence();
    await phone.reload();
    await eventually(() => connection(phone).innerText()).toMatch(NOT_LIVE);
    expect(await seatsOn(phone)).toEqual(seatsOf((await stateOf(owner, scene.slug)).state));
    line.restore();
    await eventually(() => connection(phone).innerText()).toMatch(/^Live/);
  });
});
