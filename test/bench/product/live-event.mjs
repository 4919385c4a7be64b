import { matchId, PROTOCOL, seatId } from "@drawroom/shared";
import { inventedField } from "./field.mjs";
import { withId } from "./owner.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("./product.mjs").Product} Product
 */

export const COMPETITION = "open";

/**
 * A published event whose blocks are seeded, with its order of play.
 * @typedef {object} LiveEvent
 * @property {string} slug
 * @property {string} eventId
 * @property {import("./field.mjs").Invented[]} field
 * @property {string[]} seats A1, A2 … B1 … as ids
 * @property {number} version
 */

/**
 * @param {Product} product
 * @param {{ slug: string, entrants: number, blocks: number, isLive?: boolean }} wanted live: in the middle of a live draw
 * @returns {Promise<LiveEvent>}
 */
export async function makeEvent({ owner }, { slug, entrants, blocks, isLive = true }) {
  const { eventId } = await newEvent(owner, slug);
  const field = inventedField(entrants);
  let version = 0;
  for (const command of preparing(field, blocks, isLive)) version = await owner.give(slug, command);
  return { slug, eventId, field, seats: seatsOf(entrants, blocks), version };
}

/**
 * @param {import("./owner.mjs").Owner} owner
 * @param {string} slug
 * @returns {Promise<{ eventId: string }>}
 */
export const newEvent = (owner, slug) =>
  owner.json(
    "POST",
    "/api/events",
    withId({
      slug,
      name: `Bench ${slug}`,
      venue: "Long Meadow",
      zone: "Europe/London",
      startsOn: "2026-05-13",
      endsOn: "2026-05-17",
    }),
  );

/**
 * @param {import("./field.mjs").Invented[]} field
 * @param {number} count
 * @param {boolean} isLive
 * @returns {CommandInput[]}
 */
export function preparing(field, count, isLive) {
  const competition = COMPETITION;
  return [
    {
      type: "addCompetition",
      competition: { id: competition, name: "Open Singles", kind: "blocks", doubles: false },
    },
    { type: "importEntrants", competition, entrants: field },
    { type: "createBlocks", competition, count, qualifiers: 2 },
    { type: "seedBlocks", competition },
    { type: "makeOrderOfPlay", competition },
    { type: "publishEvent" },
    ...(isLive
      ? [/** @type {const} */ ({ type: "startLiveDraw", competition, order: "seat" })]
      : []),
  ];
}

/**
 * @param {number} entrants
 * @param {number} blocks a divisor of it
 */
export function seatsOf(entrants, blocks) {
  const size = entrants / blocks;
  return Array.from({ length: entrants }, (_, index) => {
    const letter = String.fromCharCode(65 + Math.floor(index / size));
    return seatId(`${COMPETITION}.${letter}`, (index % size) + 1);
  });
}

/**
 * Picks without end, each of which exchanges two seats: two entrants take turns in one seat.
 * @param {Pick<LiveEvent, "field" | "seats">} event
 * @param {number} count
 * @returns {CommandInput[]}
 */
export function picks({ field, seats }, count) {
  const [seat = ""] = seats;
  const [, one, other] = field;
  return Array.from({ length: count }, (_, index) => {
    const entrant = (index % 2 ? one : other)?.id ?? "";
    return { type: "pickSeat", entrant, seat };
  });
}

/**
 * Results without end, each of which changes what stands: match after match, then all of them once more. Unlike picks they
 * leave nothing in the log, so that the last is measured on as large an event as the first.
 * @param {Pick<LiveEvent, "seats">} event not in a live draw
 * @param {number} count
 * @returns {CommandInput[]}
 */
export function results({ seats }, count) {
  const size = seats.filter((seat) => seat.startsWith(`${COMPETITION}.A`)).length;
  const pairs = Array.from({ length: size - 1 }, (_, index) => [1, index + 2]);
  return Array.from({ length: count }, (_, index) => {
    const [a = 1, b = 2] = pairs[index % pairs.length] ?? [];
    const lost = Math.floor(index / pairs.length) % 26;
    return {
      type: "enterResult",
      match: matchId(`${COMPETITION}.A`, a, b),
      result: { games: [[26, lost]] },
    };
  });
}

/**
 * @param {{ eventId: string }} event
 * @param {CommandInput} command
 * @returns {string} what stands behind the `42<id>` of the packet
 */
export const commandPacket = ({ eventId }, command) =>
  JSON.stringify(["event:command", { eventId, command: withId(command) }]);

/** What a page says of itself. */
export const pageHandshake = JSON.stringify({ protocol: PROTOCOL, kind: "page" });

/**
 * @param {{ eventId: string, version: number }} held what a page has of the event; version −1: nothing
 * @returns {string} the packet by which it comes in
 */
export const joinPacket = ({ eventId, version }) =>
  `420${JSON.stringify([
    "event:join",
    { protocol: PROTOCOL, eventId, joinId: "bench", since: version, unsettled: [] },
  ])}`;
