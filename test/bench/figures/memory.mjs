// What a spectator takes in the server's memory, 5,000 of them at once, beside a bare Socket.IO room.
import { descriptorLimit } from "../measure/machine.mjs";
import { spreadOf } from "../measure/statistics.mjs";
import { emptyDatabase } from "../product/databases.mjs";
import { joinPacket, makeEvent, pageHandshake, picks } from "../product/live-event.mjs";
import { messageOf } from "../product/message.mjs";
import { startProduct } from "../product/product.mjs";
import { startReference } from "../servers/start-reference.mjs";
import { Swarm } from "../swarm/swarm.mjs";

const WANTED = 5000;
/** What a server and a crowd have open besides. */
const OTHER_FILES = 200;
const SIZE = { entrants: 80, blocks: 8 };

/** @returns {Promise<import("../report/row.mjs").Row[]>} */
export async function memory() {
  const spectators = Math.min(WANTED, descriptorLimit() - OTHER_FILES);
  const product = await startProduct(await emptyDatabase("PostgreSQL"));
  const event = await makeEvent(product, { slug: "watched", ...SIZE });
  const { message, version } = await messageOf(product, event, picks(event, 1));
  const room = await startReference("room", message);
  const crowd = {
    spectators,
    isSocketIo: true,
    connect: pageHandshake,
    join: joinPacket({ ...event, version }),
  };
  const ours = await bytesEach(product, crowd);
  const reference = await bytesEach(room, crowd);
  return [
    {
      key: `memory.${spectators}`,
      what: `memory a spectator, of ${spectators}`,
      ratio: spreadOf([ours / reference]),
      ours: spreadOf([ours / 1000]),
      reference: spreadOf([reference / 1000]),
      against: "bare Socket.IO room",
      unit: "kB",
      better: "less",
      goal: { on: "ours", bound: 20 },
    },
  ];
}

/**
 * Ends the server.
 * @param {import("../processes/measured.mjs").Measured & { port: number }} server
 * @param {Omit<import("../swarm/swarm.mjs").Crowd, "port">} crowd
 */
async function bytesEach(server, crowd) {
  const before = await server.ask("memory");
  const swarm = new Swarm({ ...crowd, port: server.port });
  await swarm.open();
  const bytes = (await server.ask("memory")) - before;
  await swarm.stop();
  await server.stop();
  return bytes / crowd.spectators;
}
