import {
  joinPacket,
  makeEvent,
  pageHandshake,
  picks,
  commandPacket,
} from "../bench/product/live-event.mjs";
import { startProduct } from "../bench/product/product.mjs";
import { Swarm } from "../bench/swarm/swarm.mjs";
import { newDatabase } from "./databases";

/** Picks of a live draw, in the order in which they are made: while all watch, and while all are away. */
export interface Plan {
  readonly watched: number;
  readonly away: number;
}

/**
 * One node with a hall of spectators, none of whom has come in yet, and an owner who makes picks. After the planned picks
 * there is one more that all watch, and another when all were away.
 */
export async function openHall(spectators: number, { watched, away }: Plan) {
  const database = await newDatabase();
  const server = await startProduct(database.env);
  const event = await makeEvent(server, { slug: "hall", entrants: 240, blocks: 15 });
  const packets = picks(event, watched + away + 2).map((pick) => commandPacket(event, pick));
  const swarm = new Swarm({
    port: server.port,
    spectators,
    isSocketIo: true,
    connect: pageHandshake,
    head: server.owner.head,
    join: joinPacket(event),
  });
  await swarm.load("told", [...packets.slice(0, watched + 1), ...packets.slice(-1)]);
  await swarm.load("quiet", packets.slice(watched + 1, -1));
  const text = async (path: string) => (await server.owner.request("GET", path)).text();
  return {
    server,
    swarm,
    /** How spectators come in who hold a version; −1: nothing. */
    joinAt: (version: number) => joinPacket({ ...event, version }),
    /** Bytes that the node holds, after collecting garbage. */
    held: () => server.ask("held") as Promise<number>,
    /** Bytes of the whole process. */
    rss: () => server.ask("memory") as Promise<number>,
    /** The event as the node has it. */
    stands: () =>
      server.owner.json("GET", `/api/events/${event.slug}`) as Promise<{
        version: number;
        state: unknown;
      }>,
    /** How many sockets the node counts. */
    sockets: async () =>
      [...(await text("/metrics")).matchAll(/^drawroom_sockets\{.*\} (\d+)$/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      ),
    async close() {
      await swarm.stop().finally(async () => {
        await server.stop();
        await database.remove();
      });
    },
  };
}

export type Hall = Awaited<ReturnType<typeof openHall>>;
