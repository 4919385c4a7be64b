import { setTimeout as pause } from "node:timers/promises";
import { ballsOf, type Fact, type MatchView } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { seatsOf, stateOf } from "../support/draw-scene";
import { giveAll, type Scene } from "../support/hub-scene";
import { journalOf } from "../support/journal";
import { leavesFreely, untilKept } from "../support/kept-pages";
import { lineTo } from "../support/line";
import { seatsOn } from "../support/pages/board";
import { DrawDesk } from "../support/pages/draw-desk";
import { Results } from "../support/pages/results";
import { PLATE, plateMatches, plateScene, seatsOfMatch } from "../support/plate-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

/** How long the line stays away besides what the entering takes: `OFFLINE_MINUTES=10` for a long lunch. */
const AWAY_MS = Number(process.env["OFFLINE_MINUTES"] ?? 0) * 60_000;
const DRAWN = 6;
const NOT_LIVE = /^Not live since \d\d:\d\d$/;

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const mayComplain =
  /ERR_(CONNECTION_|EMPTY_RESPONSE|NETWORK_CHANGED|ADDRESS_|SOCKET_NOT_CONNECTED|FAILED)|WebSocket connection/;

/** Games of seven, no two the same in a row: match → score of a. */
const scoreOf = (index: number): [number, number] =>
  index % 2 === 0 ? [7, index % 7] : [index % 7, 7];

async function enterResults(page: Page, scene: Scene, matches: readonly MatchView[], from: number) {
  const results = new Results(page, scene.slug);
  await results.find().waitFor();
  for (const [i, match] of matches.entries()) {
    await results.find().fill(seatsOfMatch(match));
    await results.find().press("Enter");
    await results.score().waitFor();
    await results.score().pressSequentially(scoreOf(from + i).join(""));
    await results.score().press("Enter");
    await eventually(() =>
      results.find().evaluate((field) => field === document.activeElement),
    ).toBe(true);
  }
}

/** The seats of eight blocks tier by tier: `open.A1`, `open.B1` … */
const seatAt = (index: number): string =>
  `${SINGLES}.${"ABCDEFGH"[index % 8]}${Math.floor(index / 8) + 1}`;

/** What a fact says that was entered here: `plat.A.1-2 7-3`, `open.G1 entabc`. */
const enteredIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => {
    if (fact.type === "resultEntered" && "games" in fact.result)
      return [`${fact.match} ${fact.result.games.map((game) => game.join("-")).join(" ")}`];
    return fact.type === "seatPicked" ? [`${fact.seat} ${fact.entrant}`] : [];
  });

/** All that the page says was refused. */
const toldOn = async (page: Page): Promise<string> =>
  (await page.getByRole("alert").allInnerTexts()).join("\n");

describe("the owner is without a network in the middle of everything", () => {
  test(
    "[WIR-4][WIR-5][HUB-4] 40 picks and results, reloads between them: each once and in order, refused ones with reason and what stands",
    async () => {
      const scene = await plateScene(owner, DRAWN);
      const matches = (await plateMatches(scene)).slice(0, 20);
      const { state } = await stateOf(owner, scene.slug);
      const playerOf = new Map([...ballsOf(state, SINGLES)].map(([who, ball]) => [ball, who]));
      const line = await lineTo(node);
      const page = await open(line, { as: owner, mayComplain });
      leavesFreely(page);
      const phone = await open(node, { on: "phone" });
      await phone.goto(`/e/${scene.slug}/blocks`);
      const desk = new DrawDesk(page, scene.slug);
      const toBeSent = (count: number) =>
        eventually(() => desk.notSent().innerText()).toBe(`${count} not sent`);
      await page.goto(`/e/${scene.slug}/plan/results/${PLATE}`);
      await eventually(() => desk.connection().innerText()).toBe("Live");
      await untilKept(page, "all");

      line.cut();
      await enterResults(page, scene, matches.slice(0, 10), 0);
      await toBeSent(10);
      // Meanwhile the owner enters one of these results, and puts another ball in the next seat, at another table.
      const elsewhere = matches[3] as MatchView;
      const version = await giveAll(owner, scene.slug, [
        { type: "enterResult", match: elsewhere.id, result: { games: [[7, 6]] }, seen: null },
        { type: "pickSeat", entrant: playerOf.get(40) ?? "", seat: `${SINGLES}.G1` },
      ]);

      await page.reload();
      await eventually(() => desk.connection().innerText()).toMatch(NOT_LIVE);
      await toBeSent(10);
      await page.getByText("This page may be reloaded or closed meanwhile.").waitFor();
      await enterResults(page, scene, matches.slice(10), 10);
      await toBeSent(20);
      await pause(AWAY_MS);

      const balls = Array.from({ length: 20 }, (_, i) => 50 + i);
      await desk.open();
      await eventually(() => desk.count().innerText()).toMatch(/6 of 80 drawn/);
      for (const ball of balls.slice(0, 10)) await desk.type(ball);
      await toBeSent(30);
      await page.reload();
      await eventually(() => desk.count().innerText()).toMatch(/16 of 80 drawn/);
      await desk.field().waitFor();
      for (const ball of balls.slice(10)) await desk.type(ball);
      await toBeSent(40);
      expect(await desk.connection().innerText()).toMatch(NOT_LIVE);

      line.restore();
      await eventually(() => desk.notSent().count()).toBe(0);
      await eventually(() => desk.connection().innerText()).toBe("Live");
      const journal = await journalOf(owner, scene.slug);
      expect(journal.map((change) => change.version)).toEqual(journal.map((_, i) => i + 1));
      // A seat is chosen when its ball is typed: the one refused leaves the others where they were put.
      expect(journal.slice(version).flatMap(({ facts }) => enteredIn(facts))).toEqual([
        ...matches.flatMap((match, i) =>
          match === elsewhere ? [] : [`${match.id} ${scoreOf(i).join("-")}`],
        ),
        ...balls.slice(1).map((ball, i) => `${seatAt(DRAWN + 1 + i)} ${playerOf.get(ball)}`),
      ]);
      await eventually(() => toldOn(page)).toMatch(/7-6/);
      expect(await toldOn(page)).toMatch(/You had entered .* for Player/);
      expect(await toldOn(page)).toMatch(/G1/);
      const after = seatsOf((await stateOf(owner, scene.slug)).state);
      for (const one of [page, phone]) await eventually(() => seatsOn(one)).toEqual(after);
    },
    180_000 + AWAY_MS,
  );
});
