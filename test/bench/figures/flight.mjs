// Commands a second with eight in flight before 1,000 spectators: one message a commit, beside one message a command.
import { inTurn } from "../measure/turns.mjs";
import { ratioOf, spreadOf } from "../measure/statistics.mjs";
import { emptyDatabase, referenceDatabase } from "../product/databases.mjs";
import { commandPacket, joinPacket, makeEvent, pageHandshake, picks } from "../product/live-event.mjs";
import { messageOf } from "../product/message.mjs";
import { startProduct } from "../product/product.mjs";
import { startReference } from "../servers/start-reference.mjs";
import { Swarm } from "../swarm/swarm.mjs";

/** @typedef {import("../report/row.mjs").Row} Row */

const SPECTATORS = 1000;
const SIZE = { entrants: 80, blocks: 8 };
const SLICE = { count: 40, flight: 8 };

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function flight({ scale }) {
  return [await onDatabase("PostgreSQL", scale), await onDatabase("embedded", scale)];
}

/**
 * @param {"PostgreSQL" | "embedded"} kind
 * @param {number} scale
 * @returns {Promise<Row>}
 */
async function onDatabase(kind, scale) {
  const turns = 8 * scale;
  const warmUp = 2;
  const product = await startProduct(await emptyDatabase(kind));
  const event = await makeEvent(product, { slug: "busy", ...SIZE });
  const { message, version } = await messageOf(product, event);
  const room = await startReference("room", message, { env: await referenceDatabase(kind) });
  const lines = picks(event, (turns + warmUp) * SLICE.count).map((given) => commandPacket(event, given));
  const crowd = {
    spectators: SPECTATORS,
    isSocketIo: true,
    connect: pageHandshake,
    join: joinPacket({ ...event, version }),
  };
  const swarms = {
    product: new Swarm({ ...crowd, port: product.port, head: product.owner.head }),
    room: new Swarm({ ...crowd, port: room.port }),
  };
  const rates = { product: [0], room: [0] };
  for (const swarm of Object.values(swarms)) {
    await swarm.open();
    await swarm.load("told", lines);
  }
  const takes = {
    product: async () => void rates.product.push(await rate(swarms.product)),
    room: async () => void rates.room.push(await rate(swarms.room)),
  };
  await inTurn(takes, { turns, warmUp }, () => {
    rates.product.length = rates.room.length = 0;
  });
  for (const ended of [swarms.product, swarms.room, product, room]) await ended.stop();
  return {
    key: `flight.${kind}`,
    what: `8 commands in flight, ${SPECTATORS} spectators, ${kind}`,
    ratio: ratioOf(rates.product, rates.room),
    ours: spreadOf(rates.product),
    reference: spreadOf(rates.room),
    against: "one message a command",
    unit: "/s",
    better: "more",
    goal: { on: "ratio", bound: 4 },
  };
}

/**
 * @param {Swarm} swarm
 * @returns {Promise<number>} commands a second, until the last spectator has the last change
 */
async function rate(swarm) {
  const { ran, told } = await swarm.runTold(SLICE);
  const us = Math.max(ran.answered, told.last) - ran.began;
  return SLICE.count / (us / 1e6);
}
