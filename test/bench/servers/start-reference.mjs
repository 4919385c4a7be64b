import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startMeasured } from "../processes/measured.mjs";

/** @typedef {import("../processes/measured.mjs").Measured & { port: number }} Reference */

/**
 * @param {"frame-floor" | "room" | "engine-alone" | "cached-bytes"} name
 * @param {import("./commands.mjs").Message | null} message what it tells; null: nothing
 * @param {import("../processes/measured.mjs").Started} [options]
 * @returns {Promise<Reference>} when it listens
 */
export async function startReference(name, message, { env, ...options } = {}) {
  const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  const server = startMeasured(script, {
    env: { MESSAGE: JSON.stringify(message), ...env },
    ...options,
  });
  const ended = once(server.child, "exit").then(() => {
    throw new Error(`The reference ${name} has not started:\n${server.output()}`);
  });
  const port = await Promise.race([listeningPort(server), ended]);
  ended.catch(() => {});
  return { ...server, port };
}

/** @param {import("../processes/measured.mjs").Measured} server */
async function listeningPort(server) {
  for (;;) {
    const port = await server.ask("port");
    if (port !== undefined) return port;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
