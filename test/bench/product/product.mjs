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
 * @param {{ DATABASE_URL: string, DATA_DIR: string }} database an empty one
 * @param {{ env?: NodeJS.ProcessEnv, isPinned?: boolean }} [options]
 * @returns {Promise<Product>} when it listens and its first account is made
 */
export async function startProduct(database, { env = {}, isPinned = false } = {}) {
  const server = startMeasured(pathOf("server/dist/main.js"), {
    env: { ...settings, ...database, ...env },
    isPinned,
  });
  const url = await announced(server, /^ +(?:On this computer|At) +(http:\/\/\S+)$/m);
  const link = await announced(server, /^ +Make the first account +(\S+)/m);
  const owner = await Owner.withFirstAccount(url, link);
  return { ...server, url, port: Number(new URL(url).port), owner };
}

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
