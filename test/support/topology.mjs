import { startBuiltNode } from "./built-node.mjs";
import { composed, environmentsOfNodes } from "./compose.mjs";
import { freePort } from "./own-process.mjs";
import { Proxy } from "./proxy.mjs";
import { startPostgres, startRedis } from "./services.mjs";

/**
 * @typedef {object} Topology
 * @property {string} url the proxy's
 * @property {Proxy} proxy
 * @property {Record<string, import("./built-node.mjs").BuiltNode>} nodes by their names in docker-compose.yml
 * @property {() => Promise<void>} remove
 */

/**
 * What docker-compose.yml starts, without Docker: PostgreSQL, Redis, the nodes in the environment that stands there, and a
 * proxy in front.
 * @param {NodeJS.ProcessEnv} [variables] those of docker-compose.yml, such as DEMO
 * @param {number} [port] the proxy's; a free one unless said
 * @returns {Promise<Topology>}
 */
export async function startTopology(variables = {}, port) {
  const at = port ?? (await freePort());
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  await makeDatabase(postgres.url, variables);
  const environments = environmentsOfNodes(
    { PUBLIC_ORIGIN: `http://localhost:${at}`, ...variables },
    { "postgres:5432": `127.0.0.1:${postgres.port}`, "redis:6379": `127.0.0.1:${redis.port}` },
  );
  // Together, as Compose starts them: on an empty database too.
  const nodes = Object.fromEntries(
    await Promise.all(
      Object.entries(environments).map(async ([name, environment]) => [
        name,
        await startBuiltNode(await freePort(), environment),
      ]),
    ),
  );
  const proxy = new Proxy(Object.values(nodes).map(({ url }) => url));
  await proxy.listen(at);
  const remove = async () => {
    proxy.close();
    await Promise.all(Object.values(nodes).map((node) => node.remove()));
    await Promise.all([postgres.remove(), redis.remove()]);
  };
  return { url: `http://localhost:${at}`, proxy, nodes, remove };
}

/**
 * The account and database that the image of PostgreSQL makes by its environment.
 * @param {string} url
 * @param {NodeJS.ProcessEnv} variables
 */
async function makeDatabase(url, variables) {
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } =
    composed(variables).postgres?.environment ?? {};
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE ROLE ${POSTGRES_USER} LOGIN PASSWORD '${POSTGRES_PASSWORD}'`);
  await client.query(`CREATE DATABASE ${POSTGRES_DB} OWNER ${POSTGRES_USER}`);
  await client.end();
}
