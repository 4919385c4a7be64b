// Commands a second on 100 events at once, kept in PostgreSQL, beside the same server that keeps nothing.
import { pathOf } from "../../../server/launch/steps.mjs";
import { inTurn } from "../measure/turns.mjs";
import { ratioOf, spreadOf } from "../measure/statistics.mjs";
import { emptyDatabase } from "../product/databases.mjs";
import { commandPacket, makeEvent, pageHandshake, results } from "../product/live-event.mjs";
import { startProduct } from "../product/product.mjs";
import { startReference } from "../servers/start-reference.mjs";
import { timeRow } from "../report/time-row.mjs";
import { Swarm } from "../swarm/swarm.mjs";

/**
 * @typedef {import("../processes/measured.mjs").Measured & { port: number }} Server
 * @typedef {import("../product/live-event.mjs").LiveEvent} LiveEvent
 * @typedef {import("../report/row.mjs").Row} Row
 */

const EVENTS = 100;
const SIZE = { entrants: 80, blocks: 8 };
/** Two sockets have half of the events each, and go round them: there is about one command of every event on its way. */
const SOCKETS = 2;
const FLIGHT = EVENTS / SOCKETS;
/** Commands of each event in a sample. */
const EACH = 6;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function events({ scale }) {
  const turns = 8 * scale;
  const warmUp = 2;
  const { kept, unkept, bare } = await startSides((turns + warmUp) * EACH);
  const sides = [kept, unkept, bare];
  const takes = { kept: () => kept.take(), unkept: () => unkept.take(), bare: () => bare.take() };
  await inTurn(takes, { turns, warmUp }, () => {
    for (const side of sides) side.forget();
  });
  for (const side of sides) await side.stop();
  return [
    ...rowsOf("kept", kept, unkept, { against: "the same server, no database", bound: 0.9 }),
    ...rowsOf("bare", kept, bare, { against: "engine behind Socket.IO, no database" }),
  ];
}

/** A server with 100 events, and two sockets that give commands to them. */
class Side {
  /** @type {number[]} commands a second */
  rates = [];
  /** @type {number[]} microseconds of processor, of a command */
  cpu = [];

  /**
   * @param {Server} server
   * @param {Swarm[]} sockets
   */
  constructor(server, sockets) {
    this.server = server;
    this.sockets = sockets;
  }

  /**
   * @param {Server} server
   * @param {readonly LiveEvent[]} made the server's events
   * @param {{ each: number, head?: string }} how commands of an event; the header lines of its owner
   */
  static async of(server, made, { each, head = "" }) {
    const sockets = [];
    for (let from = 0; from < EVENTS; from += FLIGHT) {
      const socket = new Swarm({
        port: server.port,
        spectators: 0,
        isSocketIo: true,
        connect: pageHandshake,
        head,
      });
      await socket.open();
      await socket.load("told", roundAndRound(made.slice(from, from + FLIGHT), each));
      sockets.push(socket);
    }
    return new Side(server, sockets);
  }

  async take() {
    const count = EACH * FLIGHT;
    const before = await this.server.ask("cpu");
    const how = { count, flight: FLIGHT };
    const ran = await Promise.all(this.sockets.map((socket) => socket.run("told", how)));
    const us = Math.max(...ran.map(({ began, answered }) => answered - began));
    this.rates.push((count * SOCKETS) / (us / 1e6));
    this.cpu.push(((await this.server.ask("cpu")) - before) / (count * SOCKETS));
  }

  forget() {
    this.rates.length = this.cpu.length = 0;
  }

  async stop() {
    await Promise.all(this.sockets.map((socket) => socket.stop()));
    await this.server.stop();
  }
}

/**
 * Drawroom, Drawroom that commits nothing, and the engine alone; each with 100 events.
 * @param {number} each commands of an event
 * @returns {Promise<Record<"kept" | "unkept" | "bare", Side>>}
 */
async function startSides(each) {
  const product = await startProduct(await emptyDatabase("PostgreSQL"));
  const program = pathOf("test/bench/servers/uncommitted.mjs");
  const same = await startProduct(await emptyDatabase("PostgreSQL"), { program });
  const [made, madeThere] = await Promise.all([eventsOn(product), eventsOn(same)]);
  const bare = await startReference("engine-alone", null);
  for (const { slug, eventId } of made) {
    const held = await product.owner.json("GET", `/api/events/${slug}`);
    await bare.ask("hold", { eventId, held });
  }
  return {
    kept: await Side.of(product, made, { each, head: product.owner.head }),
    unkept: await Side.of(same, madeThere, { each, head: same.owner.head }),
    bare: await Side.of(bare, made, { each }),
  };
}

/** @param {import("../product/product.mjs").Product} product */
async function eventsOn(product) {
  const made = [];
  for (let number = 1; number <= EVENTS; number++) {
    made.push(await makeEvent(product, { slug: `event-${number}`, ...SIZE, isLive: false }));
  }
  return made;
}

/**
 * The first command of each event, then the second …
 * @param {readonly LiveEvent[]} made
 * @param {number} each
 */
function roundAndRound(made, each) {
  const packets = made.map((event) =>
    results(event, each).map((command) => commandPacket(event, command)),
  );
  return Array.from({ length: each }, (_, turn) => packets.map((of) => of[turn] ?? "")).flat();
}

/**
 * @param {string} key
 * @param {Side} ours
 * @param {Side} reference
 * @param {{ against: string, bound?: number }} beside
 * @returns {Row[]}
 */
function rowsOf(key, ours, reference, { against, bound }) {
  return [
    {
      key: `events.${key}`,
      what: `${EVENTS} events at once, PostgreSQL`,
      ratio: ratioOf(ours.rates, reference.rates),
      ours: spreadOf(ours.rates),
      reference: spreadOf(reference.rates),
      against,
      unit: "/s",
      better: "more",
      goal: bound === undefined ? null : { on: "ratio", bound },
    },
    timeRow({
      key: `events.${key}.cpu`,
      what: `${EVENTS} events at once: processor of a command`,
      ours: ours.cpu,
      reference: reference.cpu,
      against,
    }),
  ];
}
