import { setTimeout as pause } from "node:timers/promises";
import { ballsOf, boardOf } from "@drawroom/shared";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually, useBrowser } from "../support/browser";
import { SINGLES } from "../support/builders";
import { drawScene, seatsOf, stateOf } from "../support/draw-scene";
import { giveAll, type Scene } from "../support/hub-scene";
import { lineTo, type Line } from "../support/line";
import { seatsOn } from "../support/pages/board";
import { sleep } from "../support/sleep";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

/** Past the ten seconds after which nothing is live; `ASLEEP_SECONDS=600` for a phone in a pocket. */
const ASLEEP_MS = Number(process.env["ASLEEP_SECONDS"] ?? 12) * 1000;
/** A page that just woke has not run yet: so long it may still show what it showed, milliseconds. */
const WAKING_MS = 3_000;
const CHANGES = 32;

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const mayComplain = /ERR_|WebSocket connection/;

/** What the page said of its line at some moment, and how many were drawn on it then. */
interface Seen {
  readonly at: number;
  readonly words: string;
  readonly drawn: number;
}

type Recording = Window & { seen?: Seen[] };

/** Has the page note at each frame what it shows. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen[] = ((window as Recording).seen = []);
    const look = (): void => {
      const words = document.querySelector(".conn")?.textContent ?? "";
      const drawn = document.querySelectorAll('section[aria-label^="Block "] li [title]').length;
      seen.push({ at: Date.now(), words, drawn });
      requestAnimationFrame(look);
    };
    look();
  });

const seenOn = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => (window as Recording).seen ?? []);

/** The next seats in order, for the last balls. */
async function drawMore({ slug }: Scene): Promise<void> {
  const { state } = await stateOf(owner, slug);
  const { blocks } = boardOf(state, SINGLES);
  const tiers = blocks[0]?.seats.map((_, tier) => blocks.map(({ seats }) => seats[tier])) ?? [];
  const free = tiers.flat().filter((seat) => seat?.entrant === null);
  const byBall = new Map([...ballsOf(state, SINGLES)].map(([entrant, ball]) => [ball, entrant]));
  await giveAll(
    owner,
    slug,
    free.slice(0, CHANGES).map((seat, i) => ({
      type: "pickSeat",
      entrant: byBall.get(80 - i) ?? "",
      seat: seat?.id ?? "",
    })),
  );
}

const MEANWHILE: readonly (readonly [string, (line: Line) => void])[] = [
  ["what was sent to it is still to be read", () => undefined],
  ["its connections were forgotten on the way", (line) => line.lose()],
];

describe("a phone asleep while much happens", () => {
  test.each(MEANWHILE)(
    "[WIR-6][WIR-3] %s: awake it is right within seconds, and never shows the old as live",
    async (_, happens) => {
      const scene = await drawScene(owner, 4);
      const line = await lineTo(node);
      const phone = await open(line, { on: "phone", mayComplain });
      await phone.goto(`/e/${scene.slug}/blocks`);
      const connection = () => phone.locator(".conn").innerText();
      await eventually(connection).toMatch(/^Live/);
      await record(phone);

      const wake = await sleep(phone);
      happens(line);
      const asleep = pause(ASLEEP_MS);
      await drawMore(scene);
      await asleep;
      const wokeAt = Date.now();
      wake();

      const { state } = await stateOf(owner, scene.slug);
      await eventually(() => seatsOn(phone)).toEqual(seatsOf(state));
      await eventually(connection).toMatch(/^Live/);
      const drawn = 4 + CHANGES;
      const awake = (await seenOn(phone)).filter(({ at }) => at >= wokeAt);
      expect(awake.at(-1)).toMatchObject({ drawn });
      const saysLive = ({ words }: Seen): boolean => words.startsWith("Live");
      const firstDoubt = awake.findIndex((seen) => !saysLive(seen));
      expect(firstDoubt).toBeGreaterThanOrEqual(0);
      expect((awake[firstDoubt]?.at ?? Infinity) - wokeAt).toBeLessThan(WAKING_MS);
      expect(awake.slice(0, firstDoubt).every((seen) => seen.drawn === 4)).toBe(true);
      const live = awake.slice(firstDoubt).filter(saysLive);
      expect(live.length).toBeGreaterThan(0);
      expect(live.filter((seen) => seen.drawn !== drawn)).toEqual([]);
    },
    120_000 + ASLEEP_MS,
  );
});
