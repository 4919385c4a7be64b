import { newDatabase } from "./databases";
import { atEnd } from "./at-end";
import { lineTo, type Line } from "./line";
import { startNode, type TestNode } from "./start-node";
import { firstAccount, Visitor } from "./visitor";

/** A node, and its own lines to what it shares with the others. */
export interface LinkedNode extends TestNode {
  readonly toRedis: Line;
  readonly toDatabase: Line;
}

export interface Nodes {
  readonly all: readonly LinkedNode[];
  /** Whose account is the first, at the first node. */
  readonly owner: Visitor;
}

export interface SharedServices {
  readonly redis: { readonly url: string };
  /** A new empty database on the run's own server unless said. */
  readonly postgres?: { readonly url: string };
}

/** Several nodes on one PostgreSQL and one Redis; they end with the test, or with the file. */
export async function startNodes(
  count: number,
  { redis, postgres }: SharedServices,
): Promise<Nodes> {
  const database = postgres ?? (await ownDatabase());
  const start = () => startLinked(redis, database);
  // The first makes the tables.
  const first = await start();
  const others = await Promise.all(Array.from({ length: count - 1 }, start));
  return { all: [first, ...others], owner: await firstAccount(first) };
}

/** One more on the same database and Redis. */
export async function startLinked(
  redis: { readonly url: string },
  database: { readonly url: string },
): Promise<LinkedNode> {
  const [toRedis, toDatabase] = await Promise.all([lineTo(redis), lineTo(database)]);
  const node = await startNode({
    database: { DATABASE_URL: toDatabase.url, DATA_DIR: "" },
    env: { REDIS_URL: toRedis.url },
  });
  return Object.assign(node, { toRedis, toDatabase });
}

async function ownDatabase(): Promise<{ readonly url: string }> {
  const { env, remove } = await newDatabase("PostgreSQL");
  atEnd(remove);
  return { url: env.DATABASE_URL };
}

/** The same person's browser, at another node. */
export function at(node: TestNode, { cookie }: Visitor): Visitor {
  const visitor = new Visitor(node);
  visitor.cookie = cookie;
  return visitor;
}

/** Whether the node says that it is ready. */
export const isReady = async (node: TestNode): Promise<boolean> =>
  (await new Visitor(node).get("/health/ready")).status === 200;
