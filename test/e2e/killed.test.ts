import { ballsOf } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { DATABASES } from "../support/databases";
import { drawScene, seatsOf, stateOf } from "../support/draw-scene";
import { ballsIn, journalOf } from "../support/journal";
import { seatsOn } from "../support/pages/board";
import { DrawDesk } from "../support/pages/draw-desk";
import { startNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

const open = useBrowser();

/** A page without a server to talk to says so on its console. */
const mayComplain =
  /ERR_(CONNECTION_|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)|WebSocket connection/;

describe.each(DATABASES)("the server is killed in the middle of a draw, on %s", (database) => {
  test("[RUN-2][WIR-4][SCR-3] nothing answered is lost, nothing is done twice, every screen is back by itself", async () => {
    const node = await startNode({ database });
    const owner = await firstAccount(node);
    const scene = await drawScene(owner, 5);
    const desk = new DrawDesk(await open(node, { as: owner, mayComplain }), scene.slug);
    const phone = await open(node, { on: "phone", mayComplain });
    const screen = await open(node, { on: "hall", mayComplain });
    await Promise.all([
      desk.open(),
      phone.goto(`/e/${scene.slug}/blocks`),
      screen.goto(`/d/${scene.eventId}dlve`),
    ]);
    const pages = [desk.page, phone, screen];
    const { state } = await stateOf(owner, scene.slug);
    for (const page of pages) await eventually(() => seatsOn(page)).toEqual(seatsOf(state));

    // Some of these are answered, some are under way, and some are not sent when it dies.
    const balls = [77, 66, 55, 44, 33, 22, 31, 64];
    const seats = ["F1", "G1", "H1", "A2", "B2", "C2", "D2", "E2"];
    for (const ball of balls.slice(0, 4)) await desk.type(ball);
    const killed = node.kill("SIGKILL");
    for (const ball of balls.slice(4)) await desk.type(ball);
    await killed;
    await eventually(() => desk.count().innerText()).toMatch(/13 of 80 drawn/);
    await desk.notSent().waitFor();

    await node.restart();
    await eventually(() => desk.notSent().count()).toBe(0);
    const player = new Map([...ballsOf(state, SINGLES)].map(([entrant, ball]) => [ball, entrant]));
    const journal = await journalOf(owner, scene.slug);
    expect(ballsIn(journal).slice(5)).toEqual(
      seats.map((seat, i) => `${seat} ${player.get(balls[i] ?? 0)}`),
    );
    expect(journal.map(({ version }) => version)).toEqual(journal.map((_, i) => i + 1));
    const after = seatsOf((await stateOf(owner, scene.slug)).state);
    for (const page of pages) await eventually(() => seatsOn(page)).toEqual(after);
    // The screen in the hall shows what it showed: the draw, with its count.
    await screen.getByRole("progressbar", { name: "13 of 80 drawn" }).waitFor();
    for (const page of pages)
      await page.getByRole("status").filter({ hasText: /^Live/ }).first().waitFor();
  });
});
