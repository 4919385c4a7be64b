import { emptyDatabase, referenceDatabase } from "../product/databases.mjs";
import {
  commandPacket,
  joinPacket,
  makeEvent,
  pageHandshake,
  results,
} from "../product/live-event.mjs";
import { messageOf } from "../product/message.mjs";
import { startProduct } from "../product/product.mjs";
import { startReference } from "../servers/start-reference.mjs";
import { Swarm } from "../swarm/swarm.mjs";

/**
 * @typedef {"PostgreSQL" | "embedded"} DatabaseKind
 * @typedef {{ server: import("../processes/measured.mjs").Measured, swarm: Swarm }} Side
 */

const SIZE = { entrants: 80, blocks: 8 };

/**
 * The product, and a bare Socket.IO server with the same engine that commits each command by one statement; each on a
 * database of its own of the same kind, each with a crowd of its own, which has results to enter.
 * @param {DatabaseKind} kind
 * @param {{ spectators: number, commands: number }} wanted
 * @returns {Promise<{ product: Side, room: Side, stop: () => Promise<void> }>}
 */
export async function startPair(kind, { spectators, commands }) {
  const product = await startProduct(await emptyDatabase(kind));
  const event = await makeEvent(product, { slug: "played", ...SIZE, isLive: false });
  const [first, second, ...rest] = results(event, commands + 2);
  const warming = [first, second].filter((given) => given !== undefined);
  const { message, version } = await messageOf(product, event, warming);
  const room = await startReference("room", message, { env: await referenceDatabase(kind) });
  await room.ask("hold", await product.owner.json("GET", `/api/events/${event.slug}`));
  const crowd = {
    spectators,
    isSocketIo: true,
    connect: pageHandshake,
    join: joinPacket({ ...event, version }),
  };
  const sides = {
    product: {
      server: product,
      swarm: new Swarm({ ...crowd, port: product.port, head: product.owner.head }),
    },
    room: { server: room, swarm: new Swarm({ ...crowd, port: room.port }) },
  };
  for (const { swarm } of Object.values(sides)) {
    await swarm.open();
    await swarm.load(
      "told",
      rest.map((given) => commandPacket(event, given)),
    );
  }
  return {
    ...sides,
    async stop() {
      for (const { swarm, server } of Object.values(sides)) {
        await swarm.stop();
        await server.stop();
      }
    },
  };
}
