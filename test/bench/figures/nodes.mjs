// From the answer at one node to the last spectator of two, beside one node with all of them (RUN-1).
import { startRedis } from "../../support/services.mjs";
import { inTurn } from "../measure/turns.mjs";
import { emptyDatabase } from "../product/databases.mjs";
import {
  commandPacket,
  joinPacket,
  makeEvent,
  pageHandshake,
  picks,
} from "../product/live-event.mjs";
import { startAgain, startProduct } from "../product/product.mjs";
import { timeRow } from "../report/time-row.mjs";
import { compiledSwarm } from "../swarm/compiled.mjs";
import { Swarm } from "../swarm/swarm.mjs";

/**
 * @typedef {import("../product/product.mjs").Product} Product
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {{ nodes: Product[], crowds: Swarm[] }} Side the commands go to the first node
 */

const SPECTATORS = 1000;
const SIZE = { entrants: 80, blocks: 8 };
/** The best of some tries in a row is a sample, as for the fan-out. */
const TRIES = 3;
const SECOND = 1e6;
const LONGEST_TOLD_MS = 400;
const LONGEST_MS = 10_000;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>} none where the crowd is not in C: only that one has a clock for several crowds
 */
export async function nodes({ scale }) {
  if (!compiledSwarm()) return [];
  const turns = 16 * scale;
  const warmUp = 3;
  const picksEach = (turns + warmUp) * TRIES;
  const redis = await startRedis();
  const two = await startTwo(redis.url, picksEach);
  const one = await startOne(picksEach);
  /** @type {Record<"two" | "one", number[]>} microseconds */
  const times = { two: [], one: [] };
  const takes = {
    two: async () => void times.two.push(await sample(two)),
    one: async () => void times.one.push(await sample(one)),
  };
  await inTurn(takes, { turns, warmUp }, () => {
    times.two.length = times.one.length = 0;
  });
  for (const side of [two, one]) {
    await Promise.all(side.crowds.map((crowd) => crowd.stop()));
    await Promise.all(side.nodes.map((node) => node.stop()));
  }
  await redis.remove();
  return [
    timeRow({
      key: "nodes.last",
      what: `two nodes, ${SPECTATORS / 2} on each: to the last client`,
      ours: times.two,
      reference: times.one,
      against: `one node with ${SPECTATORS}`,
      bound: 1,
    }),
  ];
}

/** @param {Side} side */
async function sample(side) {
  const tries = [];
  for (let left = TRIES; left > 0; left--) tries.push(await toTheLast(side));
  return Math.min(...tries);
}

/**
 * Microseconds from the answer to the last spectator of all crowds; Infinity where it took too long to be told.
 * @param {Side} side
 */
async function toTheLast({ crowds: [first, ...others] }) {
  if (!first) return NaN;
  const from = performance.now();
  const { ran, told } = await first.runTold({ count: 1, flight: 1 });
  const waits = [told.last - ran.answered];
  for (const crowd of others)
    waits.push(withinASecond((await lastAt(crowd, ran.version)) - ran.answered));
  return performance.now() - from < LONGEST_TOLD_MS ? Math.max(...waits) : Infinity;
}

/**
 * All crowds go by the same clock, each from a whole second of its own: so what lies between two of them is known but for
 * whole seconds. It is less than half of one, before or after.
 * @param {number} wait microseconds
 */
const withinASecond = (wait) => wait - SECOND * Math.round(wait / SECOND);

/**
 * @param {Swarm} crowd
 * @param {number} version
 * @returns {Promise<number>} when its last spectator had that version
 */
async function lastAt(crowd, version) {
  const until = performance.now() + LONGEST_MS;
  while ((crowd.lastTold?.version ?? 0) < version) {
    if (performance.now() > until) throw new Error("The second node has not told its spectators.");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return crowd.lastTold?.last ?? NaN;
}

/**
 * @param {string} redis its address
 * @param {number} commands
 * @returns {Promise<Side>}
 */
async function startTwo(redis, commands) {
  const database = await emptyDatabase("PostgreSQL");
  const env = { REDIS_URL: redis };
  const first = await startProduct(database, { env, isPinned: true });
  const second = await startAgain(database, first.owner, {
    env,
    isPinned: true,
    part: "second node",
  });
  return withCrowds([first, second], commands);
}

/**
 * @param {number} commands
 * @returns {Promise<Side>}
 */
const startOne = async (commands) =>
  withCrowds([await startProduct(await emptyDatabase("PostgreSQL"), { isPinned: true })], commands);

/**
 * An event on the first node, which spectators watch on all of them.
 * @param {Product[]} all
 * @param {number} count of picks
 * @returns {Promise<Side>}
 */
async function withCrowds(all, count) {
  const [first] = all;
  if (!first) throw new Error("There is no node.");
  const event = await makeEvent(first, { slug: "watched", ...SIZE });
  const crowds = [];
  for (const { port, owner } of all) {
    const crowd = new Swarm({
      port,
      spectators: SPECTATORS / all.length,
      isSocketIo: true,
      connect: pageHandshake,
      join: joinPacket(event),
      head: owner.head,
    });
    await crowd.open();
    crowds.push(crowd);
  }
  await crowds[0]?.load(
    "told",
    picks(event, count).map((command) => commandPacket(event, command)),
  );
  return { nodes: all, crowds };
}
