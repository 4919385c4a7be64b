// Commands a second with eight in flight before 1,000 spectators: one message a commit, beside one message a command.
import { inTurn } from "../measure/turns.mjs";
import { ratioOf, spreadOf } from "../measure/statistics.mjs";
import { startPair } from "./pair.mjs";

/** @typedef {import("../report/row.mjs").Row} Row */

const SPECTATORS = 1000;
const SLICE = { count: 32, flight: 8 };

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function flight({ scale }) {
  return [await onDatabase("PostgreSQL", scale), await onDatabase("embedded", scale)];
}

/**
 * @param {import("./pair.mjs").DatabaseKind} kind
 * @param {number} scale
 * @returns {Promise<Row>}
 */
async function onDatabase(kind, scale) {
  const turns = 6 * scale;
  const warmUp = 1;
  const commands = (turns + warmUp) * SLICE.count;
  const { product, room, stop } = await startPair(kind, { spectators: SPECTATORS, commands });
  /** @type {{ ours: number[], bare: number[] }} */
  const rates = { ours: [], bare: [] };
  const takes = {
    product: async () => void rates.ours.push(await rate(product.swarm)),
    room: async () => void rates.bare.push(await rate(room.swarm)),
  };
  await inTurn(takes, { turns, warmUp }, () => {
    rates.ours.length = rates.bare.length = 0;
  });
  await stop();
  return {
    key: `flight.${kind}`,
    what: `8 commands in flight, ${SPECTATORS} spectators, ${kind}`,
    ratio: ratioOf(rates.ours, rates.bare),
    ours: spreadOf(rates.ours),
    reference: spreadOf(rates.bare),
    against: "one message a command",
    unit: "/s",
    better: "more",
    goal: { on: "ratio", bound: 4 },
  };
}

/**
 * @param {import("../swarm/swarm.mjs").Swarm} swarm
 * @returns {Promise<number>} commands a second, until the last spectator has the last change
 */
async function rate(swarm) {
  const { ran, told } = await swarm.runTold(SLICE);
  const us = Math.max(ran.answered, told.last) - ran.began;
  return SLICE.count / (us / 1e6);
}
