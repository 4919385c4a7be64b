// What telling 1,000 spectators of a pick costs the server, and how long it takes to the last of them.
import { inTurn } from "../measure/turns.mjs";
import { median, ratioOf, spreadOf } from "../measure/statistics.mjs";
import { emptyDatabase } from "../product/databases.mjs";
import {
  commandPacket,
  joinPacket,
  makeEvent,
  pageHandshake,
  picks,
} from "../product/live-event.mjs";
import { messageOf } from "../product/message.mjs";
import { startProduct } from "../product/product.mjs";
import { startReference } from "../servers/start-reference.mjs";
import { Swarm } from "../swarm/swarm.mjs";

/**
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {import("../product/live-event.mjs").LiveEvent} LiveEvent
 * @typedef {{ name: Name, server: import("../processes/measured.mjs").Measured, swarm: Swarm, samples: Sample[], quiet: number[] }} Unit
 * @typedef {"floor" | "room" | "product"} Name
 * @typedef {{ cpu: number, last: number }} Sample microseconds: of processor, and from the answer to the last client
 */

const SPECTATORS = 1000;
const SIZE = { entrants: 80, blocks: 8 };
/** Others on the machine only ever add, so the best of some tries in a row is a sample. */
const TRIES = 3;
const one = { count: 1, flight: 1 };

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function fanout({ scale }) {
  const turns = 24 * scale;
  const warmUp = 4;
  const units = await startUnits((turns + warmUp) * TRIES);
  const takes = units.flatMap((unit) => [
    [`${unit.name} told`, () => takeTold(unit)],
    [`${unit.name} quiet`, () => takeQuiet(unit)],
  ]);
  await inTurn(Object.fromEntries(takes), { turns, warmUp }, () => {
    for (const { samples, quiet } of units) samples.length = quiet.length = 0;
  });
  for (const { swarm, server } of units) {
    await swarm.stop();
    await server.stop();
  }
  const [floor, room, product] = units.map(figuresOf);
  return [
    row("cpu.floor", "processor of a fan-out", product?.cpu, floor?.cpu, "frame floor", 1.15),
    row("cpu.room", "processor of a fan-out", product?.cpu, room?.cpu, "bare Socket.IO room"),
    row("last.floor", "fan-out to the last client", product?.last, floor?.last, "frame floor", 1.2),
    row(
      "last.room",
      "fan-out to the last client",
      product?.last,
      room?.last,
      "bare Socket.IO room",
    ),
  ];
}

/**
 * A command that nobody is told of costs what a command costs; what is above that is the fan-out.
 * @param {Unit} unit
 */
function figuresOf({ samples, quiet }) {
  const command = median(quiet);
  return { cpu: samples.map(({ cpu }) => cpu - command), last: samples.map(({ last }) => last) };
}

/**
 * @param {string} key
 * @param {string} what
 * @param {number[]} ours microseconds
 * @param {number[]} reference
 * @param {string} against
 * @param {number} [bound]
 * @returns {Row}
 */
function row(key, what, ours = [], reference = [], against, bound) {
  const inMs = (/** @type {number[]} */ values) => spreadOf(values.map((value) => value / 1000));
  return {
    key: `fanout.${key}`,
    what: `${what}, ${SPECTATORS} spectators`,
    ratio: ratioOf(ours, reference),
    ours: inMs(ours),
    reference: inMs(reference),
    against,
    unit: "ms",
    better: "less",
    goal: bound === undefined ? null : { on: "ratio", bound },
  };
}

/**
 * All up at once, each with a crowd of its own.
 * @param {number} rounds
 * @returns {Promise<Unit[]>} floor, room, product
 */
async function startUnits(rounds) {
  const product = await startProduct(await emptyDatabase("PostgreSQL"), { isPinned: true });
  const watched = await makeEvent(product, { slug: "watched", ...SIZE });
  const silent = await makeEvent(product, { slug: "silent", ...SIZE });
  const { message, version } = await messageOf(product, watched, picks(watched, 2));
  const floor = await startReference("frame-floor", message, { isPinned: true });
  const room = await startReference("room", message, { isPinned: true });
  const crowd = { spectators: SPECTATORS, join: joinPacket({ ...watched, version }) };
  const page = { ...crowd, isSocketIo: true, connect: pageHandshake };
  const events = { watched, silent };
  return [
    await unit("floor", floor, { ...crowd, isSocketIo: false }, events, rounds),
    await unit("room", room, page, events, rounds),
    await unit("product", product, { ...page, head: product.owner.head }, events, rounds),
  ];
}

/**
 * @param {Name} name
 * @param {import("../processes/measured.mjs").Measured & { port: number }} server
 * @param {Omit<import("../swarm/swarm.mjs").Crowd, "port">} crowd
 * @param {{ watched: LiveEvent, silent: LiveEvent }} events
 * @param {number} rounds
 * @returns {Promise<Unit>}
 */
async function unit(name, server, crowd, { watched, silent }, rounds) {
  const swarm = new Swarm({ ...crowd, port: server.port });
  await swarm.open();
  const packets = (/** @type {LiveEvent} */ event) =>
    picks(event, rounds).map((command) => commandPacket(event, command));
  await swarm.load("told", packets(watched));
  await swarm.load("quiet", packets(silent));
  return { name, server, swarm, samples: [], quiet: [] };
}

/** @param {Unit} unit */
async function takeTold({ server, swarm, samples }) {
  const best = { cpu: Infinity, last: Infinity };
  for (let i = 0; i < TRIES; i++) {
    const before = await server.ask("cpu");
    const { ran, told } = await swarm.runTold(one);
    const after = await server.ask("cpu");
    best.cpu = Math.min(best.cpu, after - before);
    best.last = Math.min(best.last, told.last - ran.answered);
  }
  samples.push(best);
}

/** @param {Unit} unit */
async function takeQuiet({ server, swarm, quiet }) {
  const tries = [];
  for (let i = 0; i < TRIES; i++) {
    const before = await server.ask("cpu");
    await swarm.run("quiet", one);
    tries.push((await server.ask("cpu")) - before);
  }
  quiet.push(Math.min(...tries));
}
