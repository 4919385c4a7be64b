// All of a hall back at once, each without anything: what the snapshot costs beside coming in alone.
import { inTurn } from "../measure/turns.mjs";
import { emptyDatabase } from "../product/databases.mjs";
import { joinPacket, makeEvent, pageHandshake, picks } from "../product/live-event.mjs";
import { startProduct } from "../product/product.mjs";
import { timeRow } from "../report/time-row.mjs";
import { startReference } from "../servers/start-reference.mjs";
import { Swarm } from "../swarm/swarm.mjs";

/**
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {import("../processes/measured.mjs").Measured} Measured
 * @typedef {{ last: number[], cpu: number[] }} Samples microseconds: until the last is in, and of the server's processor
 */

const CLIENTS = 2000;
/** Late in a long draw: the snapshot is about 200 kB. */
const SIZE = { entrants: 240, blocks: 15 };
const PICKS = 720;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function comeBack({ scale }) {
  const product = await startProduct(await emptyDatabase("PostgreSQL"), { isPinned: true });
  const event = await eventLateInItsDraw(product);
  const without = joinPacket({ ...event, version: -1 });
  const upToDate = joinPacket(event);
  const crowd = { spectators: CLIENTS, isSocketIo: true, connect: pageHandshake, join: without };
  const hall = new Swarm({ ...crowd, port: product.port });
  await hall.open();
  const bytes = Buffer.byteLength(await hall.snapshot());
  const cached = await startReference("cached-bytes", null, {
    env: { BYTES: String(bytes) },
    isPinned: true,
  });
  const bare = new Swarm({ ...crowd, isSocketIo: false, fetches: true, port: cached.port });
  await bare.open();
  const samples = { snapshot: empty(), alone: empty(), cached: empty() };
  const takes = {
    snapshot: () => take(product, hall, samples.snapshot, without),
    alone: () => take(product, hall, samples.alone, upToDate),
    cached: () => take(cached, bare, samples.cached, without),
  };
  await inTurn(takes, { turns: 5 * scale, warmUp: 1 }, () => {
    for (const { last, cpu } of Object.values(samples)) last.length = cpu.length = 0;
  });
  for (const { swarm, server } of [
    { swarm: hall, server: product },
    { swarm: bare, server: cached },
  ]) {
    await swarm.stop();
    await server.stop();
  }
  return rows(samples, Math.round(bytes / 1000));
}

/** @param {import("../product/product.mjs").Product} product */
async function eventLateInItsDraw(product) {
  const event = await makeEvent(product, { slug: "watched", ...SIZE });
  let { version } = event;
  for (const command of picks(event, PICKS))
    version = await product.owner.give(event.slug, command);
  return { ...event, version };
}

/**
 * @param {Record<"snapshot" | "alone" | "cached", Samples>} samples
 * @param {number} kB
 * @returns {Row[]}
 */
function rows({ snapshot, alone, cached }, kB) {
  return /** @type {const} */ (["last", "cpu"]).flatMap((of) => {
    const figure = {
      what: `${CLIENTS} back at once, ${kB} kB: ${of === "cpu" ? "processor" : "until the last is in"}`,
      ours: snapshot[of],
    };
    return [
      timeRow({
        ...figure,
        key: `return.${of}.alone`,
        reference: alone[of],
        against: "coming in alone",
        bound: 1.1,
      }),
      timeRow({
        ...figure,
        key: `return.${of}.cached`,
        reference: cached[of],
        against: "bare ws, the same bytes for all",
      }),
    ];
  });
}

/** @returns {Samples} */
const empty = () => ({ last: [], cpu: [] });

/**
 * All hang up and, once the server has seen it, come back at once.
 * @param {Measured} server
 * @param {Swarm} swarm
 * @param {Samples} samples
 * @param {string} join
 */
async function take(server, swarm, samples, join) {
  await swarm.drop();
  await quiet(server);
  const before = await server.ask("cpu");
  const { began, last } = await swarm.open({ atOnce: CLIENTS, join });
  samples.cpu.push((await server.ask("cpu")) - before);
  samples.last.push(last - began);
}

/** Collects garbage, until there is nothing else to do. @param {Measured} server */
async function quiet(server) {
  for (let used = Infinity; used > 5_000;) {
    await server.ask("memory");
    const before = await server.ask("cpu");
    await new Promise((resolve) => setTimeout(resolve, 100));
    used = (await server.ask("cpu")) - before;
  }
}
