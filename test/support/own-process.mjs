import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, statSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { PlainError } from "../../server/launch/steps.mjs";
import { processReaper } from "./reaper.mjs";

/**
 * A service of the test's own, that it may break.
 * @typedef {object} Service
 * @property {string} url
 * @property {number} port the same over restarts
 * @property {() => Promise<void>} start after stop() or kill(); its data is still there
 * @property {() => Promise<void>} stop in good order
 * @property {() => Promise<void>} kill as in a crash
 * @property {() => void} pause hangs: accepts connections, answers nothing
 * @property {() => void} resume
 * @property {() => Promise<void>} remove stops it and deletes its data
 */

/** @typedef {{ uid?: number, gid?: number }} Account */

/** @returns {Promise<number>} a TCP port that nobody listens on */
export async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * PostgreSQL refuses to run as root.
 * @returns {Account} empty: our own
 */
export function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // no such account here: the next one
    }
  }
  throw new PlainError("The tests need an account that is not root for PostgreSQL.");
}

/** @param {string} folder */
function isOpenToAll(folder) {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

/**
 * A new empty folder for one program; both go when the reaper says so, or when we die.
 * @typedef {object} Home
 * @property {string} folder
 * @property {Account} account owns the folder and can reach it
 * @property {"QUIT" | "KILL"} crash the signal nearest to a crash after which the program can start again
 * @property {ReturnType<typeof processReaper>} reaper
 */

/**
 * @param {string} name
 * @param {Account} account
 * @param {"QUIT" | "KILL"} crash
 * @returns {Home}
 */
export function makeHome(name, account, crash) {
  const { uid, gid } = account;
  const base = uid === undefined || isOpenToAll(os.tmpdir()) ? os.tmpdir() : "/tmp";
  const folder = mkdtempSync(path.join(base, `drawroom-${name}-`));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return { folder, account, crash, reaper: processReaper(crash, folder) };
}

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} url
 * @property {number} port
 * @property {string} command
 * @property {string[]} args
 * @property {RegExp} ready what it prints when it takes connections
 * @property {Home} home
 */

/** @param {number | undefined} pid */
function childrenOf(pid) {
  try {
    return execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
      .trim()
      .split("\n")
      .map(Number);
  } catch {
    return [];
  }
}

/**
 * A service that runs on is no reason for the test process to stay.
 * @param {import("node:child_process").ChildProcess} child
 */
function letEnd(child) {
  child.unref();
  for (const output of [child.stdout, child.stderr]) {
    /** @type {import("node:net").Socket} */ (/** @type {unknown} */ (output)).unref();
  }
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {Program} program
 * @returns {Promise<void>}
 */
function untilReady(child, { name, ready }) {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-10_000);
      if (ready.test(output)) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", () => {
      reject(new Error(`${name} did not start:\n${output}`));
    });
  });
}

/**
 * @param {Program} program
 * @returns {Promise<Service>} when it takes connections
 */
export async function runProgram(program) {
  const { folder, account, crash, reaper } = program.home;
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;

  async function start() {
    const started = spawn(program.command, program.args, {
      ...account,
      cwd: folder,
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
      // its own group, so that Ctrl-C reaches it by the reaper only
      detached: true,
    });
    child = started;
    reaper.watch(started.pid);
    await untilReady(started, program);
    letEnd(started);
  }

  /** @param {NodeJS.Signals} signal */
  function signalAll(signal) {
    for (const pid of [child?.pid, ...childrenOf(child?.pid)]) {
      try {
        if (pid) process.kill(pid, signal);
      } catch {
        // a worker that ended meanwhile
      }
    }
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    signalAll("SIGCONT");
    child = undefined;
    const exited = once(ending, "exit");
    ending.ref();
    ending.kill(signal);
    await exited;
    reaper.watch(undefined);
  }

  await start();
  return {
    url: program.url,
    port: program.port,
    start,
    stop: () => end("SIGINT"),
    kill: () => end(`SIG${crash}`),
    pause: () => {
      signalAll("SIGSTOP");
    },
    resume: () => {
      signalAll("SIGCONT");
    },
    remove: async () => {
      await end(`SIG${crash}`);
      await reaper.reap();
    },
  };
}
