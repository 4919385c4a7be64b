import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import { fileURLToPath } from "node:url";

const control = fileURLToPath(new URL("control.mjs", import.meta.url));

/**
 * A Node process whose processor time can be asked.
 * @typedef {object} Measured
 * @property {import("node:child_process").ChildProcess} child
 * @property {(ask: string, given?: unknown) => Promise<any>} ask
 * @property {() => string} output what it printed, both ways, the last of it
 * @property {() => Promise<void>} stop at once
 * @property {() => Promise<void>} end in order, as a service is ended
 */

/**
 * How a process is started.
 * @typedef {{ env?: NodeJS.ProcessEnv, isPinned?: boolean, part?: Part }} Started
 */

/** Of Linux; elsewhere nothing is pinned. */
const PIN = "taskset";

/** @type {Set<import("node:child_process").ChildProcess>} */
const living = new Set();
process.on("exit", endAll);

/** Ends what is still running, at once. */
export function endAll() {
  for (const child of living) child.kill("SIGKILL");
}

/**
 * Where there is no third processor, a second node shares that of the crowds: they cost the least.
 * @typedef {"server" | "second node" | "crowd"} Part
 */

/** @type {Record<Part, number>} */
const processors = { server: 0, crowd: 1, "second node": os.cpus().length > 2 ? 2 : 1 };

/**
 * Servers run on the first processor and crowds on the second, where a machine can pin them: the figure is what one
 * process does, not how two share.
 * @param {Part} part
 * @returns {string[]} what to put before the command
 */
export function pinned(part) {
  if (os.cpus().length < 2) return [];
  try {
    execFileSync(PIN, ["-c", "0", "true"], { stdio: "ignore" });
    return [PIN, "-c", String(processors[part])];
  } catch {
    return [];
  }
}

/** Ends with this process, whatever becomes of it. @param {import("node:child_process").ChildProcess} child */
export function endsWithUs(child) {
  living.add(child);
  child.once("exit", () => living.delete(child));
}

/**
 * @param {string} script
 * @param {Started} [options]
 * @returns {Measured}
 */
export function startMeasured(script, { env = {}, isPinned = false, part = "server" } = {}) {
  const words = [
    ...(isPinned ? pinned(part) : []),
    ...[process.execPath, "--expose-gc", "--import", control, script],
  ];
  const child = spawn(words[0] ?? "", words.slice(1), {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  endsWithUs(child);
  let output = "";
  const read = (/** @type {Buffer} */ chunk) => void (output = (output + chunk).slice(-20_000));
  child.stdout?.on("data", read);
  child.stderr?.on("data", read);
  return {
    child,
    ask: questions(child),
    output: () => output,
    stop: () => ended(child, "SIGKILL"),
    end: () => ended(child, "SIGTERM"),
  };
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Measured["ask"]}
 */
function questions(child) {
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (reason: Error) => void }>} */
  const waiting = new Map();
  let last = 0;
  child.on("message", (/** @type {any} */ { id, answer, failed }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (failed === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(failed));
  });
  child.once("exit", (code, signal) => {
    for (const { reject } of waiting.values()) reject(new Error(`ended (${signal ?? code})`));
  });
  return (ask, given) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      child.send({ id, ask, given }, (error) => error && reject(error));
    });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
async function ended(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}
