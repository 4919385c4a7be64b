// From a command to its answer on one event, beside one bare statement committed on the same database by the same driver.
import { inTurn } from "../measure/turns.mjs";
import { quantile } from "../measure/statistics.mjs";
import { timeRow } from "../report/time-row.mjs";
import { startPair } from "./pair.mjs";

/**
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {import("./pair.mjs").DatabaseKind} DatabaseKind
 * @typedef {{ times: number[], cpu: number[] }} Samples microseconds, one a slice: of a command, and of processor for it
 */

/** Commands of one sample. Others on the machine only ever add, so a sample is the lower quartile of its commands. */
const SLICE = { count: 25, flight: 1 };

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function command({ scale }) {
  return [...(await onDatabase("PostgreSQL", scale)), ...(await onDatabase("embedded", scale))];
}

/**
 * @param {DatabaseKind} kind
 * @param {number} scale
 */
async function onDatabase(kind, scale) {
  const turns = 24 * scale;
  const warmUp = 12;
  const pair = await startPair(kind, { spectators: 0, commands: (turns + warmUp) * SLICE.count });
  const { product, room } = pair;
  const samples = { product: empty(), room: empty(), bare: empty() };
  const takes = {
    product: () => take(product, samples.product),
    room: () => take(room, samples.room),
    bare: async () =>
      void samples.bare.times.push(quantile(await room.server.ask("statements", SLICE), 0.25)),
  };
  await inTurn(takes, { turns, warmUp }, () => {
    for (const { times, cpu } of Object.values(samples)) times.length = cpu.length = 0;
  });
  await pair.stop();
  const { product: ours, room: socket, bare } = samples;
  const behindSocket = "engine and a bare statement behind Socket.IO";
  const answer = { what: `command to answer, ${kind}`, ours: ours.times };
  return [
    timeRow({
      ...answer,
      key: `command.${kind}.room`,
      reference: socket.times,
      against: behindSocket,
      bound: 1.3,
    }),
    timeRow({
      ...answer,
      key: `command.${kind}.bare`,
      reference: bare.times,
      against: "a bare statement",
    }),
    timeRow({
      key: `command.${kind}.cpu`,
      what: `processor of a command, ${kind}`,
      ours: ours.cpu,
      reference: socket.cpu,
      against: behindSocket,
    }),
  ];
}

/** @returns {Samples} */
const empty = () => ({ times: [], cpu: [] });

/**
 * @param {import("./pair.mjs").Side} side
 * @param {Samples} samples
 */
async function take({ server, swarm }, { times, cpu }) {
  const before = await server.ask("cpu");
  times.push((await swarm.run("told", SLICE)).p25);
  cpu.push(((await server.ask("cpu")) - before) / SLICE.count);
}
