// What a server takes to start an event that has 10,000 changes behind it, beside one that has 100 (HUB-7).
import { emptyDatabase } from "../product/databases.mjs";
import { commandPacket, makeEvent, pageHandshake, results } from "../product/live-event.mjs";
import { startAgain, startProduct } from "../product/product.mjs";
import { Spectator } from "../product/spectator.mjs";
import { ratioOf, spreadOf } from "../measure/statistics.mjs";
import { timeRow } from "../report/time-row.mjs";
import { Swarm } from "../swarm/swarm.mjs";

/**
 * @typedef {import("../product/live-event.mjs").LiveEvent} LiveEvent
 * @typedef {import("../product/product.mjs").Product} Product
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {{ times: number[], cpu: number[], held: number[] }} Samples microseconds until the answer, microseconds of
 * processor, bytes held for it; one a process
 */

const OLD = 10_000;
const YOUNG = 100;
/** Changes behind the last snapshot, as many as there are on average. */
const REST = 50;
const SIZE = { entrants: 80, blocks: 8 };
/** Events that are started before, so that the program is warm and what counts is the event. */
const OTHERS = ["first", "second", "third"];
/** What somebody has of the event who is the first to come in. */
const WITH_NOTHING = { version: -1 };
/** So many commands are asked for in one go. */
const SLICE = 1_000;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function start({ scale }) {
  return [...(await onDatabase("PostgreSQL", scale)), ...(await onDatabase("embedded", scale))];
}

/**
 * @param {"PostgreSQL" | "embedded"} kind
 * @param {number} scale
 */
async function onDatabase(kind, scale) {
  const database = await emptyDatabase(kind);
  const { owner, events } = await eventsIn(database);
  /** @type {Record<"old" | "young", Samples>} */
  const samples = { old: empty(), young: empty() };
  for (let turn = 0; turn < 6 * scale; turn++) {
    const server = await startAgain(database, owner);
    for (const { eventId } of events.others) {
      (await Spectator.watching(server, { eventId, ...WITH_NOTHING })).close();
    }
    const names = /** @type {const} */ (["old", "young"]);
    for (const name of turn % 2 === 0 ? names : names.toReversed()) {
      await take(server, events[name], samples[name]);
    }
    await server.end();
  }
  return rowsOf(kind, samples.old, samples.young);
}

/** @returns {Samples} */
const empty = () => ({ times: [], cpu: [], held: [] });

/**
 * @param {Product} server
 * @param {LiveEvent} event
 * @param {Samples} samples
 */
async function take(server, { eventId }, { times, cpu, held }) {
  const visitor = await Spectator.connected(server);
  const before = { held: await server.ask("held"), cpu: await server.ask("cpu") };
  const from = performance.now();
  await visitor.join({ eventId, ...WITH_NOTHING });
  times.push((performance.now() - from) * 1000);
  cpu.push((await server.ask("cpu")) - before.cpu);
  held.push((await server.ask("held")) - before.held);
  visitor.close();
}

/**
 * An old event, a young one and some others; they differ by their age alone.
 * @param {import("../product/databases.mjs").Database} database
 */
async function eventsIn(database) {
  const product = await startProduct(database);
  const old = await aged(product, "old", OLD);
  const young = await aged(product, "young", YOUNG);
  const others = [];
  for (const slug of OTHERS) others.push(await aged(product, slug, YOUNG));
  await product.end();
  return { owner: product.owner, events: { old, young, others } };
}

/**
 * @param {Product} product
 * @param {string} slug
 * @param {number} changes behind which the rest follows
 */
async function aged(product, slug, changes) {
  const event = await makeEvent(product, { slug, ...SIZE, isLive: false });
  const commands = results(event, changes - event.version + REST);
  const { port, owner } = product;
  const swarm = new Swarm({
    port,
    spectators: 0,
    isSocketIo: true,
    connect: pageHandshake,
    head: owner.head,
  });
  await swarm.open();
  await swarm.load(
    "told",
    commands.map((command) => commandPacket(event, command)),
  );
  for (let left = commands.length - REST; left > 0; left -= SLICE) {
    await swarm.run("told", { count: Math.min(left, SLICE), flight: 64 });
  }
  // One by one: the snapshot is of exactly so many.
  await swarm.run("told", { count: REST, flight: 1 });
  await swarm.stop();
  return event;
}

/**
 * @param {string} kind
 * @param {Samples} old
 * @param {Samples} young
 * @returns {Row[]}
 */
function rowsOf(kind, old, young) {
  const what = `start of an event with ${OLD} changes`;
  const against = `with ${YOUNG}`;
  const inKb = (/** @type {readonly number[]} */ values) =>
    spreadOf(values.map((value) => value / 1000));
  return [
    timeRow({
      key: `start.${kind}`,
      what: `${what}, ${kind}`,
      ours: old.times,
      reference: young.times,
      against,
      bound: 2,
    }),
    timeRow({
      key: `start.${kind}.cpu`,
      what: `${what}: processor, ${kind}`,
      ours: old.cpu,
      reference: young.cpu,
      against,
      bound: 2,
    }),
    {
      key: `start.${kind}.held`,
      what: `${what}: memory, ${kind}`,
      ratio: ratioOf(old.held, young.held),
      ours: inKb(old.held),
      reference: inKb(young.held),
      against,
      unit: "kB",
      better: "less",
      goal: null,
    },
  ];
}
