import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { endsWithUs, pinned } from "../processes/measured.mjs";
import { compiledSwarm } from "./compiled.mjs";

/**
 * What a crowd is to do; it speaks either WebSocket alone or Socket.IO.
 * @typedef {object} Crowd
 * @property {number} port
 * @property {number} spectators
 * @property {boolean} isSocketIo
 * @property {string} [connect] the handshake's auth, as JSON
 * @property {string} [join] the join, as a whole packet
 * @property {string} [head] further header lines of the commander
 * @property {boolean} [fetches] over WebSocket alone: who comes in waits for a snapshot
 */

/**
 * Times are microseconds since the crowd started.
 * @typedef {{ count: number, refused: number, version: number, began: number, answered: number, p25: number, p50: number, p99: number }} Ran
 * @typedef {{ version: number, first: number, p50: number, last: number, bytes: number }} Told
 * @typedef {{ here: number, faults: number, gaps: number, lost: number, cpuUs: number }} State
 * @typedef {{ here: number, faults: number, lost: number, began: number, last: number }} Opened
 */

const ANSWER_MS = 30_000;
const nodeSwarm = fileURLToPath(new URL("node-swarm.mjs", import.meta.url));

/** @returns {string} what plays the clients, in words */
export const kindOfSwarm = () =>
  compiledSwarm() ? "a crowd in C" : "a crowd in Node (no C compiler, or no epoll)";

/** Many spectators and one commander, in a process of their own. */
export class Swarm {
  /** @param {Crowd} crowd */
  constructor(crowd) {
    const program = compiledSwarm();
    const words = [
      ...pinned("crowd"),
      ...(program ? [program] : [process.execPath, nodeSwarm]),
      ...wishes(crowd),
    ];
    this.child = spawn(words[0] ?? "", words.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
    endsWithUs(this.child);
    /** @type {{ kind: string, isIt: (event: any) => boolean, resolve: (event: any) => void }[]} */
    this.waiting = [];
    /** @type {Told | null} */
    this.lastTold = null;
    createInterface({ input: this.child.stdout }).on("line", (line) =>
      this.#hear(JSON.parse(line)),
    );
  }

  /**
   * Connects everybody who is away, and whoever has to fetches the snapshot; resolves when all are in.
   * @param {{ atOnce?: number, join?: string }} [how] join: how spectators come in from now on, if not as before
   * @returns {Promise<Opened>}
   */
  async open({ atOnce = 64, join } = {}) {
    const opened = this.#event("open");
    if (join !== undefined) this.#say(`join ${join}`);
    this.#say(`open ${atOnce}`);
    const { here, faults, lost, ...times } = await opened;
    if (faults + lost > 0) {
      throw new Error(`Of the crowd ${here} are in, ${faults + lost} things went wrong.`);
    }
    return { here, faults, lost, ...times };
  }

  /** All spectators hang up at once; the commander stays. */
  async drop() {
    const dropped = this.#event("dropped");
    this.#say("drop");
    await dropped;
  }

  /** @returns {Promise<string>} the snapshot that came to those who came in last; all of them got the same bytes */
  async snapshot() {
    const { folder, file } = newFile();
    const written = this.#event("written");
    this.#say(`snapshot ${file}`);
    await written;
    const text = readFileSync(file, "utf8");
    rmSync(folder, { recursive: true });
    return text;
  }

  /**
   * @param {"told" | "quiet"} list whether spectators are told of these commands
   * @param {readonly string[]} commands as what stands behind `42<id>`
   */
  async load(list, commands) {
    const { folder, file } = newFile();
    writeFileSync(file, `${commands.join("\n")}\n`);
    const loaded = this.#event("loaded");
    this.#say(`load ${numberOf(list)} ${file}`);
    await loaded;
    rmSync(folder, { recursive: true });
  }

  /**
   * Sends the next commands of a list; resolves when they are answered.
   * @param {"told" | "quiet"} list
   * @param {{ count: number, flight: number }} how
   * @returns {Promise<Ran>}
   */
  async run(list, { count, flight }) {
    const ended = this.#event("ran");
    this.#say(`run ${numberOf(list)} ${count} ${flight}`);
    const ran = await ended;
    if (ran.refused > 0) throw new Error(`${ran.refused} of ${count} commands were refused.`);
    return ran;
  }

  /**
   * The same; resolves when every spectator has the last change.
   * @param {{ count: number, flight: number }} how
   * @returns {Promise<{ ran: Ran, told: Told }>}
   */
  async runTold(how) {
    const ran = await this.run("told", how);
    const isIt = (/** @type {Told} */ { version }) => version >= ran.version;
    const told =
      this.lastTold && isIt(this.lastTold) ? this.lastTold : await this.#event("told", isIt);
    return { ran, told };
  }

  /** @returns {Promise<State>} */
  state() {
    const told = this.#event("state");
    this.#say("state");
    return told;
  }

  /** Rejects if anything went wrong on the way: a figure over lost messages is none. */
  async stop() {
    const { faults, gaps, lost } = await this.state();
    const exited = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.stdin.end();
    await exited;
    if (faults + gaps + lost > 0) {
      throw new Error(`The crowd met ${faults} faults, ${gaps} gaps and ${lost} lost connections.`);
    }
  }

  /** @param {string} order */
  #say(order) {
    this.child.stdin.write(`${order}\n`);
  }

  /**
   * @param {string} kind
   * @param {(event: any) => boolean} [isIt]
   * @returns {Promise<any>}
   */
  #event(kind, isIt = () => true) {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`The crowd did not say "${kind}" in ${ANSWER_MS} ms.`)),
        ANSWER_MS,
      );
      this.waiting.push({
        kind,
        isIt,
        resolve: (event) => {
          clearTimeout(late);
          resolve(event);
        },
      });
    });
  }

  /** @param {any} event */
  #hear(event) {
    if (event.ev === "told") this.lastTold = event;
    const at = this.waiting.findIndex(({ kind, isIt }) => kind === event.ev && isIt(event));
    if (at >= 0) this.waiting.splice(at, 1)[0]?.resolve(event);
  }
}

/** For what is too long for an order. */
function newFile() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "drawroom-crowd-"));
  return { folder, file: path.join(folder, "text") };
}

/** @param {"told" | "quiet"} list */
const numberOf = (list) => (list === "told" ? 0 : 1);

/** @param {Crowd} crowd */
function wishes({ port, spectators, isSocketIo, connect = "", join = "", head = "", fetches }) {
  return [
    `port=${port}`,
    `spectators=${spectators}`,
    `socketio=${isSocketIo ? 1 : 0}`,
    `connect=${connect}`,
    `join=${join}`,
    `head=${head}`,
    `fetches=${fetches ? 1 : 0}`,
  ];
}
