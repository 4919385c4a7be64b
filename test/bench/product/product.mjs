import { once } from "node:events";
import { pathOf } from "../../../server/launch/steps.mjs";
import { startMeasured } from "../processes/measured.mjs";
import { Owner } from "./owner.mjs";

/**
 * Drawroom itself, as `npm start` runs it, with somebody signed in.
 * @typedef {import("../processes/measured.mjs").Measured & { port: number, url: string, owner: Owner }} Product
 */

/** Limits far off: one owner here sends what a hundred would. */
const settings = {
  HOST: "127.0.0.1",
  PORT: "0",
  DEMO: "off",
  REDIS_URL: "",
  PUBLIC_ORIGIN: "",
  COMMANDS_PER_SECOND: "1000000",
  SIGN_INS_PER_MINUTE: "100000",
};

/**
 * @typedef {import("./databases.mjs").Database} Database
 * @typedef {import("../processes/measured.mjs").Started & { program?: string }} Started program: another than the product's own
 */

const PROGRAM = pathOf("server/dist/main.js");

/**
 * @param {Database} database an empty one
 * @param {Started} [options]
 * @returns {Promise<Product>} when it listens and its first account is made
 */
export async function startProduct(database, options = {}) {
  const { server, url } = await startServer(database, options);
  const link = await announced(server, /^ +Make the first account +(\S+)/m);
  return productAt(server, url, await Owner.withFirstAccount(url, link));
}

/**
 * A process more on a database: the same server started again, or a second node.
 * @param {Database} database
 * @param {Owner} owner who is signed in there
 * @param {Started} [options]
 * @returns {Promise<Product>} when it listens
 */
export async function startAgain(database, { cookie }, options = {}) {
  const { server, url } = await startServer(database, options);
  return productAt(server, url, new Owner(url, cookie));
}

/**
 * @param {Database} database
 * @param {Started} options
 */
async function startServer(database, { env, program = PROGRAM, ...options }) {
  const server = startMeasured(program, {
    env: { ...settings, ...database, ...env },
    ...options,
  });
  const url = await announced(server, /^ +(?:On this computer|At) +(http:\/\/\S+)$/m);
  return { server, url };
}

/**
 * @param {import("../processes/measured.mjs").Measured} server
 * @param {string} url
 * @param {Owner} owner
 * @returns {Product}
 */
const productAt = (server, url, owner) => ({
  ...server,
  url,
  port: Number(new URL(url).port),
  owner,
});

/**
 * @param {import("../processes/measured.mjs").Measured} server
 * @param {RegExp} pattern
 * @returns {Promise<string>} what its first group holds once the server has printed it
 */
async function announced(server, pattern) {
  let hasEnded = false;
  const ended = once(server.child, "exit").then(() => void (hasEnded = true));
  for (;;) {
    const found = pattern.exec(server.output())?.[1];
    if (found !== undefined) return found;
    if (hasEnded) throw new Error(`The server has not started:\n${server.output()}`);
    await Promise.race([once(/** @type {any} */ (server.child.stdout), "data"), ended]);
  }
}
