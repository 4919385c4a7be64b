// A pick as people see it: three pages of a real browser on one server, from the key to the seat on each of them.
import { ratioOf, spreadOf } from "../measure/statistics.mjs";
import { emptyDatabase } from "../product/databases.mjs";
import { makeEvent } from "../product/live-event.mjs";
import { openHall } from "../product/hall.mjs";
import { startProduct } from "../product/product.mjs";
import { Spectator } from "../product/spectator.mjs";

/**
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {import("../product/hall.mjs").Hall} Hall
 * @typedef {{ owner: number, frames: number, spectator: number, display: number, socket: number }} Sample
 * milliseconds since the key: until the owner's page has the seat, until the others have painted it, until the message
 * is at a bare socket; and the frames that the owner's page drew between key and seat
 */

const SIZE = { entrants: 80, blocks: 8 };
const DISPLAY = "hall";

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function shown({ scale }) {
  const turns = Math.min(60, 16 * scale);
  const warmUp = 4;
  const product = await startProduct(await emptyDatabase("embedded"));
  const event = await makeEvent(product, { slug: "draw", ...SIZE });
  const display = { id: DISPLAY, name: "Hall", view: /** @type {const} */ ("live-draw") };
  const version = await product.owner.give(event.slug, { type: "addDisplay", display });
  const socket = await Spectator.watching(product, { ...event, version });
  const hall = await openHall(product, event, DISPLAY);
  /** @type {Sample[]} */
  const samples = [];
  for (let turn = 0; turn < turns + warmUp; turn++) {
    const entrant = event.field[(turn * 7) % event.field.length];
    const seat = event.seats[turn] ?? "";
    const sample = await pick(hall, socket, {
      name: entrant?.name ?? "",
      entrant: entrant?.id ?? "",
      seat,
    });
    if (turn >= warmUp) samples.push(sample);
  }
  socket.close();
  await hall.close();
  await product.stop();
  return rows(samples);
}

/**
 * @param {Hall} hall
 * @param {Spectator} socket
 * @param {{ name: string, entrant: string, seat: string }} wanted
 * @returns {Promise<Sample>}
 */
async function pick({ owner, spectator, display }, socket, { name, entrant, seat }) {
  const heard = socket.changes.length + 1;
  const pages = [owner, spectator, display];
  for (const page of pages) await page.expect(seat, entrant);
  await owner.type(name);
  const [own, theirs, hall] = await Promise.all(pages.map((page) => page.seen()));
  await socket.hasHeard(heard);
  const key = own?.key ?? { at: NaN, frames: NaN };
  return {
    owner: (own?.at ?? NaN) - key.at,
    frames: (own?.frames ?? NaN) - key.frames,
    spectator: (theirs?.painted ?? NaN) - key.at,
    display: (hall?.painted ?? NaN) - key.at,
    socket: (socket.changes.at(-1)?.at ?? NaN) - key.at,
  };
}

/**
 * @param {Sample[]} samples
 * @returns {Row[]}
 */
function rows(samples) {
  const of = (/** @type {keyof Sample} */ name) => samples.map((sample) => sample[name]);
  const others = samples.map(({ spectator, display }) => Math.max(spectator, display));
  const row = (
    /** @type {string} */ key,
    /** @type {string} */ what,
    /** @type {number[]} */ ours,
  ) => ({
    key: `shown.${key}`,
    what: `a pick shown: ${what}`,
    ratio: ratioOf(ours, of("socket")),
    ours: spreadOf(ours),
    reference: spreadOf(of("socket")),
    against: "its message at a bare socket",
    unit: /** @type {const} */ ("ms"),
    better: /** @type {const} */ ("less"),
    goal: null,
  });
  return [
    {
      ...row("frames", "frames before the owner's own screen has it", of("frames")),
      unit: "frames",
      goal: { on: "ours", bound: 0 },
      ratio: spreadOf([]),
      reference: spreadOf([1]),
      against: "the next frame",
    },
    row("owner", "owner's own screen, from the key", of("owner")),
    { ...row("others", "later of the two below", others), goal: { on: "ours", bound: 100 } },
    row("spectator", "a spectator's page", of("spectator")),
    row("display", "a big screen", of("display")),
  ];
}
