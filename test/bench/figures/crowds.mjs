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
 * A server with a crowd of its own.
 * @typedef {{ server: import("../processes/measured.mjs").Measured, swarm: Swarm }} Side
 */

export const SPECTATORS = 1000;
const SIZE = { entrants: 80, blocks: 8 };

/**
 * The frame floor, a bare Socket.IO room and the product, all up at once. Each crowd's commander has picks to make: in the
 * event that its spectators watch, and in one that nobody watches.
 * @param {number} count of each
 * @returns {Promise<{ floor: Side, room: Side, product: Side }>}
 */
export async function startCrowds(count) {
  const product = await startProduct(await emptyDatabase("PostgreSQL"), { isPinned: true });
  const watched = await makeEvent(product, { slug: "watched", ...SIZE });
  const silent = await makeEvent(product, { slug: "silent", ...SIZE });
  const { message, version } = await messageOf(product, watched, picks(watched, 2));
  const floor = await startReference("frame-floor", message, { isPinned: true });
  const room = await startReference("room", message, { isPinned: true });
  const commands = {
    told: picks(watched, count).map((command) => commandPacket(watched, command)),
    quiet: picks(silent, count).map((command) => commandPacket(silent, command)),
  };
  const crowd = { spectators: SPECTATORS, join: joinPacket({ ...watched, version }) };
  const page = { ...crowd, isSocketIo: true, connect: pageHandshake };
  return {
    floor: await side(floor, { ...crowd, isSocketIo: false }, commands),
    room: await side(room, page, commands),
    product: await side(product, { ...page, head: product.owner.head }, commands),
  };
}

/**
 * @param {import("../processes/measured.mjs").Measured & { port: number }} server
 * @param {Omit<import("../swarm/swarm.mjs").Crowd, "port">} crowd
 * @param {{ told: string[], quiet: string[] }} commands
 * @returns {Promise<Side>}
 */
async function side(server, crowd, { told, quiet }) {
  const swarm = new Swarm({ ...crowd, port: server.port });
  await swarm.open();
  await swarm.load("told", told);
  await swarm.load("quiet", quiet);
  return { server, swarm };
}
