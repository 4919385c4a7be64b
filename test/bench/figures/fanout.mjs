// What telling 1,000 spectators of a pick costs the server, and how long it takes to the last of them.
import { median } from "../measure/statistics.mjs";
import { inTurn } from "../measure/turns.mjs";
import { timeRow } from "../report/time-row.mjs";
import { SPECTATORS, startCrowds } from "./crowds.mjs";

/**
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {import("./crowds.mjs").Side} Side
 * @typedef {{ cpu: number[], last: number[] }} Figures microseconds of processor for a fan-out, and from the answer to the
 * last client
 */

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
  const crowds = await startCrowds((turns + warmUp) * TRIES);
  const samplers = {
    floor: new Sampler(crowds.floor),
    room: new Sampler(crowds.room),
    product: new Sampler(crowds.product),
  };
  const all = Object.entries(samplers);
  const takes = all.flatMap(([name, sampler]) => [
    [`${name} told`, () => sampler.takeTold()],
    [`${name} quiet`, () => sampler.takeQuiet()],
  ]);
  await inTurn(Object.fromEntries(takes), { turns, warmUp }, () => {
    for (const [, sampler] of all) sampler.forget();
  });
  for (const { swarm, server } of Object.values(crowds)) {
    await swarm.stop();
    await server.stop();
  }
  const { floor, room, product } = samplers;
  return rows(product.figures(), floor.figures(), room.figures());
}

/**
 * @param {Figures} ours
 * @param {Figures} floor
 * @param {Figures} room
 * @returns {Row[]}
 */
function rows(ours, floor, room) {
  const row = (
    /** @type {"cpu" | "last"} */ of,
    /** @type {Figures} */ reference,
    /** @type {string} */ against,
    /** @type {number | undefined} */ bound,
  ) =>
    timeRow({
      key: `fanout.${of}.${reference === floor ? "floor" : "room"}`,
      what: `fan-out to ${SPECTATORS}: ${of === "cpu" ? "processor" : "to the last client"}`,
      ours: ours[of],
      reference: reference[of],
      against,
      ...(bound !== undefined && { bound }),
    });
  return [
    row("cpu", floor, "frame floor", 1.15),
    row("cpu", room, "bare Socket.IO room", undefined),
    row("last", floor, "frame floor", 1.2),
    row("last", room, "bare Socket.IO room", undefined),
  ];
}

class Sampler {
  /** @type {{ cpu: number, last: number }[]} */
  #told = [];
  /** @type {number[]} */
  #quiet = [];

  /** @param {Side} side */
  constructor(side) {
    this.side = side;
  }

  forget() {
    this.#told = [];
    this.#quiet = [];
  }

  async takeTold() {
    const { server, swarm } = this.side;
    const best = { cpu: Infinity, last: Infinity };
    for (let i = 0; i < TRIES; i++) {
      const before = await server.ask("cpu");
      const { ran, told } = await swarm.runTold(one);
      const after = await server.ask("cpu");
      best.cpu = Math.min(best.cpu, after - before);
      best.last = Math.min(best.last, told.last - ran.answered);
    }
    this.#told.push(best);
  }

  async takeQuiet() {
    const { server, swarm } = this.side;
    const tries = [];
    for (let i = 0; i < TRIES; i++) {
      const before = await server.ask("cpu");
      await swarm.run("quiet", one);
      tries.push((await server.ask("cpu")) - before);
    }
    this.#quiet.push(Math.min(...tries));
  }

  /**
   * A command that nobody is told of costs what a command costs; what is above that is the fan-out.
   * @returns {Figures}
   */
  figures() {
    const command = median(this.#quiet);
    return {
      cpu: this.#told.map(({ cpu }) => cpu - command),
      last: this.#told.map(({ last }) => last),
    };
  }
}
