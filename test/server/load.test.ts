import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHall, type Hall } from "../support/hall";

/** LOAD_SPECTATORS=2000 LOAD_MINUTES=5: a full hall through a long draw. */
const SPECTATORS = Number(process.env["LOAD_SPECTATORS"] ?? 300);
const MINUTES = Number(process.env["LOAD_MINUTES"] ?? 1 / 6);
const APART_MS = 500;
const AWAY = 20;
const PICKS = Math.ceil((MINUTES * 60_000) / APART_MS / 3) * 3;
const SLOW = 120_000 + MINUTES * 2 * 60_000;

/** What a pick may leave: its change, its receipt, its steps back and its line in the log; nothing of each spectator. */
const KEPT_OF_A_PICK = 10_000;
/** What comes and goes. In the long form ten bytes that a message left at each spectator would stand out. */
const NOISE = 3_000_000;

let hall: Hall;
/** Bytes that the node held before anybody came. */
let empty: number;
beforeAll(async () => {
  hall = await openHall(SPECTATORS, { watched: PICKS, away: AWAY });
  empty = await hall.held();
  await hall.swarm.open();
});
afterAll(() => hall.close());

const one = { count: 1, flight: 1 };
/** In the long form the figures are for people to read. */
const toPeople = (label: string, values: object): void => {
  if (process.env["LOAD_SPECTATORS"]) console.log(label, JSON.stringify(values));
};

/** Makes picks at two a second; microseconds from each answer until the last spectator has it. */
async function draw(count: number): Promise<number[]> {
  const delays: number[] = [];
  const began = performance.now();
  for (let made = 0; made < count; made++) {
    await setTimeout(Math.max(0, began + made * APART_MS - performance.now()));
    const { ran, told } = await hall.swarm.runTold(one);
    delays.push(told.last - ran.answered);
  }
  return delays;
}

/** Everybody hangs up at once; resolves when the node has seen it. */
async function allGone(): Promise<void> {
  await hall.swarm.drop();
  await expect.poll(() => hall.sockets()).toBe(1);
}

/** Everybody comes in at once; meanwhile the node is asked again and again whether it is ready. */
async function allBack(since: number) {
  await hall.server.ask("pause");
  const join = hall.joinAt(since);
  let isIn = false;
  const opened = hall.swarm.open({ atOnce: SPECTATORS, join }).finally(() => (isIn = true));
  const ready: number[] = [];
  while (!isIn) {
    const { status } = await fetch(`${hall.server.url}/health/ready`);
    ready.push(status);
    await setTimeout(20);
  }
  const { here, began, last } = await opened;
  const pauseMs = (await hall.server.ask("pause")) as number;
  return { here, ms: (last - began) / 1000, ready, pauseMs };
}

describe(`${SPECTATORS} spectators on one node`, () => {
  test(
    "[WIR-3] picks at two a second: all have each of them once and in order, and what the node holds stays flat",
    async () => {
      const rss = [await hall.rss()];
      const held = [await hall.held()];
      const delays: number[] = [];
      const began = performance.now();
      for (let third = 0; third < 3; third++) {
        delays.push(...(await draw(PICKS / 3)));
        held.push(await hall.held());
        rss.push(await hall.rss());
      }
      const ms = performance.now() - began;
      const state = await hall.swarm.state();
      toPeople("draw", { picks: PICKS, ms, held, rss, empty, delays: quartiles(delays), state });
      expect(state).toMatchObject({ here: SPECTATORS + 1, faults: 0, gaps: 0, lost: 0 });
      expect(ms).toBeLessThan(PICKS * APART_MS * 1.2 + 10_000);
      const [, early = 0, , late = 0] = held;
      expect(late - early).toBeLessThan(NOISE + (PICKS * KEPT_OF_A_PICK * 2) / 3);
    },
    SLOW,
  );

  test(
    "[WIR-1] all gone and back at once with nothing in hand: one snapshot for all, the node ready all the while",
    async () => {
      await allGone();
      const gone = await hall.held();
      const { here, ready, ...times } = await allBack(-1);
      const { version, state } = await hall.stands();
      expect(here).toBe(SPECTATORS + 1);
      expect(new Set(ready)).toEqual(new Set([200]));
      expect(JSON.parse(await hall.swarm.snapshot())).toEqual(state);
      toPeople("back with nothing", { gone, asked: ready.length, version, ...times });
      expect(times.pauseMs).toBeLessThan(5_000);
      const { told } = await hall.swarm.runTold(one);
      expect(told.version).toBe(version + 1);
      expect(gone - empty).toBeLessThan(NOISE + PICKS * KEPT_OF_A_PICK);
    },
    SLOW,
  );

  test(
    "[WIR-1] all gone while picks go on, and back at once: each gets what it lacks and no more",
    async () => {
      const before = await hall.stands();
      await allGone();
      await hall.swarm.run("quiet", { count: AWAY, flight: 1 });
      const { here, ready, ...times } = await allBack(before.version);
      expect(here).toBe(SPECTATORS + 1);
      expect(new Set(ready)).toEqual(new Set([200]));
      expect(await hall.swarm.snapshot()).toBe("");
      const { told } = await hall.swarm.runTold(one);
      expect(told.version).toBe(before.version + AWAY + 1);
      toPeople("back with the version", { asked: ready.length, ...times });
      expect(await hall.swarm.state()).toMatchObject({ faults: 0, gaps: 0, lost: 0 });
    },
    SLOW,
  );
});

function quartiles(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.25, 0.5, 0.75, 0.99, 1].map((q) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0),
  );
}
