import { boardIdsOf, roundId, swissTableOf, type EventState } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { halfPoints } from "../../client/src/areas/rounds/half-points";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { stateOf } from "../support/draw-scene";
import { journalOf } from "../support/journal";
import { lineTo } from "../support/line";
import { standingsOn, SwissRounds } from "../support/pages/swiss-rounds";
import { startNode, type TestNode } from "../support/start-node";
import { swissScene } from "../support/swiss-hub-scene";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const PLAYERS = 11;
const ROUNDS = 9;
/** Of round n, a key for each of its five boards. */
const keysOf = (round: number): string[] =>
  Array.from({ length: 5 }, (_, i) => ["1", "=", "0", "ArrowLeft", "ArrowRight"][(i + round) % 5]!);

const standingsIn = (state: EventState): string[] =>
  swissTableOf(state, SINGLES).rows.map(({ place, isShared, player, points, wnt }) =>
    [isShared ? `${place}=` : place, player.name, halfPoints(points), wnt].join(" "),
  );

describe("a whole Club Swiss", () => {
  test("[WIR-4][SWS-11] nine rounds by keyboard, three of them without a line: everything arrives, and everybody sees the final standings", async () => {
    const { slug } = await swissScene(owner, PLAYERS, ROUNDS);
    const line = await lineTo(node);
    const mayComplain = /ERR_|WebSocket connection/;
    const rounds = new SwissRounds(await open(line, { as: owner, mayComplain }), slug);
    await rounds.open();
    await eventually(() => rounds.connection().innerText()).toBe("Live");
    const phone = await open(node, { on: "phone" });
    await phone.goto(`/e/${slug}/rounds/standings`);

    await rounds.pairFirst();
    await rounds.enter(keysOf(1));
    for (const round of [2, 3]) {
      await rounds.proceedTo(round);
      await rounds.enter(keysOf(round));
    }
    await eventually(() => rounds.notSent().count()).toBe(0);
    await eventually(() => phone.getByText("3 of 9 rounds").count()).toBe(1);

    line.cut();
    for (const round of [4, 5, 6]) {
      await rounds.proceedTo(round);
      await rounds.enter(keysOf(round));
    }
    await eventually(() => rounds.notSent().innerText()).toBe("18 not sent");
    expect(await phone.getByText("3 of 9 rounds").count()).toBe(1);

    line.restore();
    await eventually(() => rounds.notSent().count()).toBe(0);
    await eventually(() => phone.getByText("6 of 9 rounds").count()).toBe(1);
    for (const round of [7, 8, 9]) {
      await rounds.proceedTo(round);
      await rounds.enter(keysOf(round));
    }
    await rounds.page.getByRole("button", { name: "Finish", exact: true }).press("Enter");
    await rounds.page.getByRole("button", { name: "Open it again" }).waitFor();

    await phone.getByRole("heading", { name: "Final standings" }).waitFor();
    await eventually(
      async () => (await stateOf(owner, slug)).state.competitions[SINGLES]?.swiss?.endedAfter,
    ).toBe(ROUNDS);
    const { state } = await stateOf(owner, slug);
    await eventually(() => standingsOn(phone)).toEqual(standingsIn(state));
    for (let round = 1; round <= ROUNDS; round++) {
      const boards = boardIdsOf(state, roundId(SINGLES, round));
      expect(boards.map((id) => state.boards[id]?.result ?? null)).not.toContain(null);
      expect(boards).toHaveLength(5);
    }
    const journal = await journalOf(owner, slug);
    expect(journal.map(({ version }) => version)).toEqual(journal.map((_, i) => i + 1));
  });
});
