import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium, findPostgresBin, findRedisBin, notFound } from "./binaries.mjs";
import { isDockerThere, runContainer } from "./container.mjs";
import { freePort, makeHome, runProgram, unprivilegedAccount } from "./own-process.mjs";

/** @typedef {import("./own-process.mjs").Service} Service */

/**
 * A new empty PostgreSQL server of the caller's own (database and user `postgres`, no password).
 * Unless said otherwise data is not synced to disk: it outlives every crash but the machine's.
 * @param {{ isSynced?: boolean }} [options]
 * @returns {Promise<Service>}
 */
export async function startPostgres({ isSynced = false } = {}) {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const bin = findPostgresBin();
  if (bin === undefined) return postgresContainer(port, url);
  const account = unprivilegedAccount();
  const home = makeHome("postgres", account, "QUIT");
  const { folder } = home;
  const data = path.join(folder, "data");
  const create = [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
  ];
  await promisify(execFile)(path.join(bin, "initdb"), create, { ...account, cwd: folder });
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    fsync: isSynced ? "on" : "off",
    max_connections: 200,
  };
  return runProgram({
    name: "PostgreSQL",
    url,
    port,
    command: path.join(bin, "postgres"),
    args: [
      "-D",
      data,
      ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ],
    ready: /ready to accept connections/,
    home,
  });
}

/**
 * @param {number} port
 * @param {string} url
 */
async function postgresContainer(port, url) {
  if (!(await isDockerThere())) throw notFound("PostgreSQL");
  return runContainer({
    image: "postgres:16",
    url,
    port,
    innerPort: 5432,
    options: ["-e", "POSTGRES_HOST_AUTH_METHOD=trust"],
    isReady: ["pg_isready", "-h", "127.0.0.1", "-U", "postgres"],
  });
}

/**
 * A new empty Redis server of the caller's own; it keeps nothing on disk, so a restart empties it.
 * @returns {Promise<Service>}
 */
export async function startRedis() {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const command = findRedisBin();
  if (command === undefined) return redisContainer(port, url);
  return runProgram({
    name: "Redis",
    url,
    port,
    command,
    args: ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--appendonly", "no"],
    ready: /Ready to accept connections/i,
    home: makeHome("redis", {}, "KILL"),
  });
}

/**
 * @param {number} port
 * @param {string} url
 */
async function redisContainer(port, url) {
  if (!(await isDockerThere())) throw notFound("Redis");
  return runContainer({
    image: "redis:7",
    url,
    port,
    innerPort: 6379,
    isReady: ["redis-cli", "ping"],
  });
}

/**
 * An empty database of the caller's own on the server that the test run shares.
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function createDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined)
    throw new Error("TEST_DATABASE_URL is not set: run the tests by `npm test`");
  const { default: pg } = await import("pg");
  const query = async (/** @type {string} */ sql) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const name = `t_${randomBytes(8).toString("hex")}`;
  await query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/**
 * What a whole test run shares: PostgreSQL, Redis and the browser, as environment for the tests.
 * @returns {Promise<{ env: NodeJS.ProcessEnv, remove: () => Promise<void> }>}
 */
export async function startServices() {
  const chromium = findChromium();
  if (chromium === undefined) throw notFound("Chromium");
  const [postgres, redis] = await Promise.all([
    findPostgresBin() === undefined
      ? given(process.env.DATABASE_URL, startPostgres)
      : startPostgres(),
    findRedisBin() === undefined ? given(process.env.REDIS_URL, startRedis) : startRedis(),
  ]);
  return {
    env: {
      TEST_DATABASE_URL: postgres.url,
      TEST_REDIS_URL: redis.url,
      CHROMIUM_PATH: chromium,
      POSTGRES_BIN: findPostgresBin(),
      REDIS_BIN: findRedisBin(),
    },
    remove: async () => {
      await Promise.all([postgres.remove(), redis.remove()]);
    },
  };
}

/**
 * @param {string | undefined} url a server that the environment names
 * @param {() => Promise<Service>} start
 * @returns {Promise<Pick<Service, "url" | "remove">>}
 */
function given(url, start) {
  return url ? Promise.resolve({ url, remove: () => Promise.resolve() }) : start();
}
