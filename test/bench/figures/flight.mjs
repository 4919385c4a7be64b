// Commands before 1,000 spectators: from one alone to the last of them, and how many a second with eight in flight.
import { inTurn } from "../measure/turns.mjs";
import { ratioOf, spreadOf } from "../measure/statistics.mjs";
import { timeRow } from "../report/time-row.mjs";
import { startPair } from "./pair.mjs";

/** @typedef {import("../report/row.mjs").Row} Row */

const SPECTATORS = 1000;
const SLICE = { count: 32, flight: 8 };
const ALONE = { count: 1, flight: 1 };
/** Others on the machine only ever add, so the best of some tries in a row is a sample. */
const TRIES = 3;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function flight({ scale }) {
  return [...(await onDatabase("PostgreSQL", scale)), ...(await onDatabase("embedded", scale))];
}

/**
 * @param {import("./pair.mjs").DatabaseKind} kind
 * @param {number} scale
 * @returns {Promise<Row[]>}
 */
async function onDatabase(kind, scale) {
  const turns = 8 * scale;
  const warmUp = 1;
  const commands = (turns + warmUp) * (SLICE.count + TRIES);
  const { product, room, stop } = await startPair(kind, { spectators: SPECTATORS, commands });
  /** @type {Record<"product" | "room", { rates: number[], times: number[] }>} */
  const samples = { product: { rates: [], times: [] }, room: { rates: [], times: [] } };
  const takes = {
    product: async () => void samples.product.rates.push(await rate(product.swarm)),
    room: async () => void samples.room.rates.push(await rate(room.swarm)),
    "product alone": async () => void samples.product.times.push(await timeToLast(product.swarm)),
    "room alone": async () => void samples.room.times.push(await timeToLast(room.swarm)),
  };
  await inTurn(takes, { turns, warmUp }, () => {
    for (const { rates, times } of Object.values(samples)) rates.length = times.length = 0;
  });
  await stop();
  return rowsOf(kind, samples.product, samples.room);
}

/** @typedef {{ rates: number[], times: number[] }} Samples commands a second; microseconds of one */

/**
 * @param {import("./pair.mjs").DatabaseKind} kind
 * @param {Samples} ours
 * @param {Samples} reference
 * @returns {Row[]}
 */
const rowsOf = (kind, ours, reference) => [
  timeRow({
    key: `flight.last.${kind}`,
    what: `command to the last of ${SPECTATORS}, ${kind}`,
    ours: ours.times,
    reference: reference.times,
    against: "engine and a bare statement behind Socket.IO",
  }),
  {
    key: `flight.${kind}`,
    what: `8 commands in flight, ${SPECTATORS} spectators, ${kind}`,
    ratio: ratioOf(ours.rates, reference.rates),
    ours: spreadOf(ours.rates),
    reference: spreadOf(reference.rates),
    against: "one message a command",
    unit: "/s",
    better: "more",
    goal: { on: "ratio", bound: 4 },
  },
];

/**
 * @param {import("../swarm/swarm.mjs").Swarm} swarm
 * @returns {Promise<number>} commands a second, until the last spectator has the last change
 */
async function rate(swarm) {
  const { ran, told } = await swarm.runTold(SLICE);
  const us = Math.max(ran.answered, told.last) - ran.began;
  return SLICE.count / (us / 1e6);
}

/**
 * @param {import("../swarm/swarm.mjs").Swarm} swarm
 * @returns {Promise<number>} microseconds from a command until the last spectator has its change
 */
async function timeToLast(swarm) {
  let best = Infinity;
  for (let left = TRIES; left > 0; left--) {
    const { ran, told } = await swarm.runTold(ALONE);
    best = Math.min(best, told.last - ran.began);
  }
  return best;
}
