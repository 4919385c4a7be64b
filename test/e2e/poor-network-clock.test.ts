import { ballsOf, type CommandInput } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { drawScene, stateOf } from "../support/draw-scene";
import { giveAll } from "../support/hub-scene";
import { ballsIn, journalOf } from "../support/journal";
import { leavesFreely, untilKept } from "../support/kept-pages";
import { lineTo } from "../support/line";
import { groundOf, seatLine } from "../support/pages/board";
import { DrawDesk } from "../support/pages/draw-desk";
import { PLATE, plateMatches, plateScene } from "../support/plate-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";
import { setClockOf, turnClockOf } from "../support/wrong-clock";

/** Three hours besides, so that the time of day is wrong too. */
const A_DAY = 27 * 60 * 60_000;

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const mayComplain = /ERR_|WebSocket connection/;

const format = new Intl.DateTimeFormat("sv-SE", {
  ...{ timeZone: "Europe/London", dateStyle: "short", timeStyle: "short" },
});
/** `2026-05-14T15:40`: the time at the venue, so many minutes from now. */
const venueTime = (minutes: number): string =>
  format.format(Date.now() + minutes * 60_000).replace(" ", "T");
const clock = (minutes: number): string => venueTime(minutes).slice("2026-05-14T".length);

const connection = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^(Live|Catching up|Not live since)/ })
    .first();

describe.each([
  ["ahead", A_DAY],
  ["behind", -A_DAY],
])("a device whose clock is a day %s", (_, ahead) => {
  test("[WIR-6][SCR-3] tells the event's time, lights what is new and lets it go, and is live", async () => {
    const scene = await plateScene(owner, 4);
    const [match] = await plateMatches(scene);
    const now: readonly CommandInput[] = [
      {
        type: "changeSettings",
        startsOn: venueTime(-1440).slice(0, 10),
        endsOn: venueTime(1440).slice(0, 10),
      },
      { type: "scheduleMatch", match: match?.id ?? "", at: venueTime(-10), court: "lwna" },
    ];
    await giveAll(owner, scene.slug, now);
    const line = await lineTo(node);
    const phone = await open(line, { on: "phone", mayComplain });
    const board = await open(line, { on: "phone", mayComplain });
    for (const page of [phone, board]) await setClockOf(page, ahead);
    await phone.goto(`/e/${scene.slug}?in=${PLATE}`);
    await board.goto(`/e/${scene.slug}/blocks`);
    const onCourt = phone.locator("section").filter({ hasText: "On court" });
    await onCourt.getByText(match?.a.name ?? "?").waitFor();

    await eventually(() => connection(board).innerText()).toMatch(/^Live/);
    const { state } = await stateOf(owner, scene.slug);
    const [entrant] = [...ballsOf(state, SINGLES)].find(([, ball]) => ball === 40) ?? [""];
    const plain = await groundOf(board, "F1");
    await giveAll(owner, scene.slug, [{ type: "pickSeat", entrant, seat: `${SINGLES}.E1` }]);
    await eventually(() => seatLine(board, "E1").innerText()).toMatch(/\w{3}/);
    await eventually(() => groundOf(board, "E1")).not.toBe(plain);
    // Set right in the middle of it, and what is lit goes out all the same.
    await turnClockOf(board, 0);
    line.silence();
    await eventually(() => connection(phone).innerText()).toMatch(/^Not live since/);
    const minutes = [-2, -1, 0].map((ago) => `Not live since ${clock(ago)}`);
    expect(minutes).toContain(await connection(phone).innerText());
    await eventually(() => groundOf(board, "E1")).toBe(plain);
    line.restore();
    for (const page of [phone, board])
      await eventually(() => connection(page).innerText()).toMatch(/^Live/);
  });
});

describe("an owner whose clock is set while there is no network", () => {
  test("[WIR-4] what was entered goes in the order in which it was, and the journal knows no clock but the server's", async () => {
    const began = Date.now();
    const scene = await drawScene(owner, 2);
    const { state } = await stateOf(owner, scene.slug);
    const player = new Map([...ballsOf(state, SINGLES)].map(([entrant, ball]) => [ball, entrant]));
    const line = await lineTo(node);
    const page = await open(line, { as: owner, mayComplain });
    leavesFreely(page);
    await setClockOf(page, A_DAY);
    const desk = new DrawDesk(page, scene.slug);
    await desk.open();
    await eventually(() => desk.connection().innerText()).toBe("Live");
    await untilKept(page, "all");
    line.cut();
    for (const ball of [21, 22]) await desk.type(ball);
    await turnClockOf(page, -A_DAY);
    for (const ball of [23, 24]) await desk.type(ball);
    await eventually(() => desk.notSent().innerText()).toBe("4 not sent");
    await page.reload();
    await eventually(() => desk.count().innerText()).toMatch(/6 of 80 drawn/);
    await desk.type(25);
    await eventually(() => desk.notSent().innerText()).toBe("5 not sent");
    line.restore();
    await eventually(() => desk.notSent().count()).toBe(0);
    await eventually(() => desk.connection().innerText()).toBe("Live");

    const journal = await journalOf(owner, scene.slug);
    expect(ballsIn(journal).slice(2)).toEqual(
      ["C1", "D1", "E1", "F1", "G1"].map((seat, i) => `${seat} ${player.get(21 + i)}`),
    );
    const isOfNow = ({ at }: { readonly at: number }): boolean => at >= began && at <= Date.now();
    expect(journal.filter((change) => !isOfNow(change))).toEqual([]);
  });
});
