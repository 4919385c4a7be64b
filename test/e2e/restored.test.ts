import path from "node:path";
import { ballsOf } from "@drawroom/shared";
import { expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { runCommand } from "../support/command-line";
import { drawScene, seatsOf, stateOf } from "../support/draw-scene";
import { ballsIn, journalOf } from "../support/journal";
import { seatsOn } from "../support/pages/board";
import { DrawDesk } from "../support/pages/draw-desk";
import { startNode } from "../support/start-node";
import { temporaryFolder } from "../support/temporary-folder";
import { firstAccount } from "../support/visitor";

const open = useBrowser();

/** A page without a server to talk to says so on its console. */
const mayComplain =
  /ERR_(CONNECTION_|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)|WebSocket connection/;

test("[RUN-4][WIR-4] an older backup is put back while pages are open: they show what the server has, and what waited is sent", async () => {
  const node = await startNode();
  const owner = await firstAccount(node);
  const scene = await drawScene(owner, 5);
  const desk = new DrawDesk(await open(node, { as: owner, mayComplain }), scene.slug);
  const phone = await open(node, { on: "phone", mayComplain });
  await Promise.all([desk.open(), phone.goto(`/e/${scene.slug}/blocks`)]);
  const pages = [desk.page, phone];
  const { state } = await stateOf(owner, scene.slug);

  const backup = path.join(temporaryFolder(), "backup.tar.gz");
  expect(await runCommand("backup", node.data, backup)).toMatchObject({ code: 0 });
  for (const ball of [77, 66]) await desk.type(ball);
  await eventually(async () => ballsIn(await journalOf(owner, scene.slug)).length).toBe(7);
  const lost = seatsOf((await stateOf(owner, scene.slug)).state);
  for (const page of pages) await eventually(() => seatsOn(page)).toEqual(lost);

  await node.kill();
  await desk.type(55);
  await desk.notSent().waitFor();
  const DATA_DIR = path.join(temporaryFolder(), "data");
  expect(await runCommand("restore", { DATA_DIR }, backup)).toMatchObject({ code: 0 });
  await node.restart({ DATA_DIR });

  for (const page of pages)
    await page.getByRole("status").filter({ hasText: /^Live/ }).first().waitFor();
  await eventually(() => desk.notSent().count()).toBe(0);
  const player = new Map([...ballsOf(state, SINGLES)].map(([entrant, ball]) => [ball, entrant]));
  // The two picks answered since the backup are gone; the third goes to the seat that it was given for.
  expect(ballsIn(await journalOf(owner, scene.slug)).slice(5)).toEqual([`H1 ${player.get(55)}`]);
  const now = seatsOf((await stateOf(owner, scene.slug)).state);
  for (const page of pages) await eventually(() => seatsOn(page)).toEqual(now);
});
