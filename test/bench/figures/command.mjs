// From a command to its answer on one event, beside one bare statement committed on the same database by the same driver.
import { inTurn } from "../measure/turns.mjs";
import { median, ratioOf, spreadOf } from "../measure/statistics.mjs";
import { emptyDatabase, referenceDatabase } from "../product/databases.mjs";
import { commandPacket, makeEvent, pageHandshake, picks } from "../product/live-event.mjs";
import { messageOf } from "../product/message.mjs";
import { startProduct } from "../product/product.mjs";
import { startReference } from "../servers/start-reference.mjs";
import { Swarm } from "../swarm/swarm.mjs";

/**
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {{ product: number[], room: number[], bare: number[] }} Samples microseconds, one a slice
 */

const SIZE = { entrants: 80, blocks: 8 };
/** Commands of one sample: so that turns are short, and each sample is itself a median. */
const SLICE = { count: 25, flight: 1 };

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function command({ scale }) {
  return [
    ...(await onDatabase("PostgreSQL", scale)),
    ...(await onDatabase("embedded", scale)),
  ];
}

/**
 * @param {"PostgreSQL" | "embedded"} kind
 * @param {number} scale
 */
async function onDatabase(kind, scale) {
  const turns = 24 * scale;
  const warmUp = 4;
  const product = await startProduct(await emptyDatabase(kind));
  const event = await makeEvent(product, { slug: "played", ...SIZE });
  const { message } = await messageOf(product, event);
  const room = await startReference("room", message, { env: await referenceDatabase(kind) });
  const lines = picks(event, (turns + warmUp) * SLICE.count).map((given) => commandPacket(event, given));
  const crowd = { spectators: 0, isSocketIo: true, connect: pageHandshake };
  const swarms = {
    product: new Swarm({ ...crowd, port: product.port, head: product.owner.head }),
    room: new Swarm({ ...crowd, port: room.port }),
  };
  for (const swarm of Object.values(swarms)) {
    await swarm.open();
    await swarm.load("told", lines);
  }
  /** @type {Samples} */
  const samples = { product: [], room: [], bare: [] };
  const takes = {
    product: async () => void samples.product.push((await swarms.product.run("told", SLICE)).p50),
    room: async () => void samples.room.push((await swarms.room.run("told", SLICE)).p50),
    bare: async () => void samples.bare.push(median(await room.ask("statements", SLICE))),
  };
  await inTurn(takes, { turns, warmUp }, () => {
    for (const taken of Object.values(samples)) taken.length = 0;
  });
  for (const ended of [swarms.product, swarms.room, product, room]) await ended.stop();
  return [
    row(kind, "room", samples, "a bare statement behind Socket.IO", 1.3),
    row(kind, "bare", samples, "a bare statement"),
  ];
}

/**
 * @param {string} kind
 * @param {"room" | "bare"} reference
 * @param {Samples} samples
 * @param {string} against
 * @param {number} [bound]
 * @returns {Row}
 */
function row(kind, reference, samples, against, bound) {
  const inMs = (/** @type {number[]} */ values) => spreadOf(values.map((value) => value / 1000));
  return {
    key: `command.${kind}.${reference}`,
    what: `command to answer, ${kind}`,
    ratio: ratioOf(samples.product, samples[reference]),
    ours: inMs(samples.product),
    reference: inMs(samples[reference]),
    against,
    unit: "ms",
    better: "less",
    goal: bound === undefined ? null : { on: "ratio", bound },
  };
}
