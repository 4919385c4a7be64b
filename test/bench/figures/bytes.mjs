// What a spectator's socket receives of a pick and of a result, whole frames, whatever the size of the field (HUB-3).
import { matchId } from "@drawroom/shared";
import { spreadOf } from "../measure/statistics.mjs";
import { emptyDatabase } from "../product/databases.mjs";
import { COMPETITION, makeEvent } from "../product/live-event.mjs";
import { startProduct } from "../product/product.mjs";
import { Spectator } from "../product/spectator.mjs";

/**
 * @typedef {import("../product/product.mjs").Product} Product
 * @typedef {import("../product/live-event.mjs").LiveEvent} LiveEvent
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("../report/row.mjs").Row} Row
 */

/** A result's goal is "about 300 bytes". */
const ABOUT_300 = 320;

const small = { entrants: 16, blocks: 2 };
const large = { entrants: 128, blocks: 8 };

/** @returns {Promise<Row[]>} */
export async function bytes() {
  const product = await startProduct(await emptyDatabase("PostgreSQL"));
  const rows = [];
  for (const size of [small, large]) {
    const event = await makeEvent(product, { slug: `draw-${size.entrants}`, ...size });
    rows.push(
      await row(product, event, { name: "seat pick", commands: drawing(event), bound: 400 }),
    );
  }
  const event = await makeEvent(product, { slug: "play", ...large, isLive: false });
  rows.push(await row(product, event, { name: "result", commands: playing(), bound: ABOUT_300 }));
  await product.stop();
  return rows;
}

/**
 * @param {Product} product
 * @param {LiveEvent} event
 * @param {{ name: string, commands: CommandInput[], bound: number }} figure
 * @returns {Promise<Row>}
 */
async function row(product, event, { name, commands, bound }) {
  const spectator = await Spectator.watching(product, event);
  for (const command of commands) await product.owner.give(event.slug, command);
  await spectator.hasHeard(commands.length);
  spectator.close();
  const { state } = await product.owner.json("GET", `/api/events/${event.slug}`);
  const whole = Buffer.byteLength(JSON.stringify(state));
  const ours = spectator.changes.map((message) => message.bytes);
  return {
    key: `bytes.${name.replace(" ", "-")}.${event.field.length}`,
    what: `bytes of a ${name}, ${event.field.length} entrants (largest ${Math.max(...ours)})`,
    ratio: spreadOf(ours.map((value) => value / whole)),
    ours: spreadOf(ours),
    reference: spreadOf([whole]),
    against: "whole state",
    unit: "B",
    better: "less",
    goal: { on: "ours", bound },
  };
}

/**
 * A whole live draw: the last in rank is drawn first.
 * @param {LiveEvent} event
 * @returns {CommandInput[]}
 */
function drawing({ field, seats }) {
  return seats.map((seat, index) => {
    const entrant = field[field.length - 1 - index]?.id ?? "";
    return { type: "pickSeat", entrant, seat };
  });
}

/** @returns {CommandInput[]} */
function playing() {
  return Array.from({ length: 15 }, (_, index) => ({
    type: "enterResult",
    match: matchId(`${COMPETITION}.F`, 1, index + 2),
    result: { games: [[26, index]] },
  }));
}
