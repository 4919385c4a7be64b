import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathOf } from "../../server/launch/steps.mjs";
import { makeHome } from "./own-process.mjs";

/**
 * A built server as a process of its own.
 * @typedef {object} BuiltNode
 * @property {string} url the same over restarts
 * @property {() => string} stdout
 * @property {() => string} stderr
 * @property {() => Promise<void>} start after its end
 * @property {(signal: NodeJS.Signals) => Promise<number | null>} end its exit code, null where the signal ended it
 * @property {() => Promise<void>} remove
 */

/**
 * @param {number} port
 * @param {Record<string, string>} environment
 * @returns {Promise<BuiltNode>} when it takes connections
 */
export async function startBuiltNode(port, environment) {
  const { folder, reaper } = makeHome("node", {}, "KILL");
  const said = { stdout: "", stderr: "" };
  /** @type {import("node:child_process").ChildProcess | null} */
  let child = null;

  async function start() {
    const given = { ...environment, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) };
    const started = spawn(process.execPath, [pathOf("server/dist/main.js")], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: folder, ...given },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    child = started;
    reaper.watch(started.pid);
    const from = said.stdout.length;
    started.stderr.on("data", (/** @type {Buffer} */ text) => (said.stderr += text.toString()));
    await new Promise((resolve, reject) => {
      started.once("close", () => reject(new Error(`The node has not started:\n${said.stderr}`)));
      started.stdout.on("data", (/** @type {Buffer} */ text) => {
        said.stdout += text.toString();
        if (said.stdout.includes("Drawroom is ready.", from)) resolve(undefined);
      });
    });
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null;
    const closed = once(ending, "close");
    ending.kill(signal);
    const [code] = await closed;
    reaper.watch(undefined);
    return /** @type {number | null} */ (code);
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    start,
    end,
    remove: async () => {
      await end("SIGKILL");
      await reaper.reap();
    },
  };
}
