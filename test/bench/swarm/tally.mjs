import { readFileSync, writeFileSync } from "node:fs";
import { quantile } from "../measure/statistics.mjs";

export const now = () => performance.now() * 1000;

/** Who has which version since when, and how long answers take; as in native/tally.c; what was fetched, as in native/snapshot.c. */
export class Tally {
  faults = 0;
  gaps = 0;
  lost = 0;
  /** @type {(packet: string) => void} */
  send = () => {};
  #newest = 0;
  #newestMessage = "";
  /** @type {Buffer | null} */
  #snapshot = null;
  /** @type {number[]} */
  #arrivals = [];
  /** @type {number[]} */
  #held;
  /** @type {string[][]} */
  #lists = [[], []];
  #run = { list: 0, toSend: 0, count: 0, refused: 0, version: 0, began: 0 };
  /** @type {number[]} */
  #latencies = [];
  /** @type {Map<string, number>} */
  #sent = new Map();
  #lastAck = 0;

  /** @param {number} spectators */
  constructor(spectators) {
    this.spectators = spectators;
    this.#held = Array.from({ length: spectators }, () => 0);
  }

  /** @param {object} event */
  say(event) {
    process.stdout.write(`${JSON.stringify(event)}\n`);
  }

  /**
   * The message is the same for all, byte for byte.
   * @param {number} spectator
   * @param {string} text
   */
  told(spectator, text) {
    const last = this.#takeChanges(spectator, text);
    if (last > this.#newest) {
      this.#newest = last;
      this.#newestMessage = text;
      this.#arrivals = [];
    }
    if (last < this.#newest) return;
    if (text !== this.#newestMessage) this.faults++;
    if (this.#arrivals.push(now()) < this.spectators) return;
    const [early, p50, late] = [0, 0.5, 1].map((share) => quantile(this.#arrivals, share));
    const bytes = Buffer.byteLength(text);
    this.say({ ev: "told", version: last, first: early, p50, last: late, bytes });
  }

  /**
   * @param {number} spectator
   * @param {string} text the answer to the join
   * @param {string} join as it was sent
   */
  joined(spectator, text, join) {
    // A reference, which has no versions of its own, names no base.
    const since = text.includes('"base":') ? /"since":(-?\d+)/.exec(join) : null;
    const [, version] = /"snapshot","version":(\d+)/.exec(text) ?? since ?? [];
    this.#held[spectator] = Number(version ?? 0);
    if (text.startsWith("43")) this.#takeChanges(spectator, text);
  }

  /** @param {Buffer} bytes the same for all */
  fetched(bytes) {
    this.#snapshot ??= bytes;
    if (!this.#snapshot.equals(bytes)) this.faults++;
  }

  forgetSnapshot() {
    this.#snapshot = null;
  }

  /** @param {string} file */
  writeSnapshot(file) {
    writeFileSync(file, this.#snapshot ?? "");
    this.say({ ev: "written", bytes: this.#snapshot?.length ?? 0 });
  }

  /**
   * Versions must follow one another.
   * @param {number} spectator
   * @param {string} text
   * @returns {number} the version held then
   */
  #takeChanges(spectator, text) {
    let held = this.#held[spectator] ?? 0;
    for (const [, version] of text.matchAll(/\{"version":(\d+)/g)) {
      if (held > 0 && Number(version) !== held + 1) this.gaps++;
      held = Number(version);
    }
    this.#held[spectator] = held;
    return held;
  }

  /**
   * @param {number} list
   * @param {string} file
   */
  load(list, file) {
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
    this.#lists[list]?.push(...lines);
    this.say({ ev: "loaded", lines: lines.length });
  }

  /**
   * @param {number} list
   * @param {number} count
   * @param {number} flight
   */
  run(list, count, flight) {
    this.#run = { ...this.#run, list, count, toSend: count, refused: 0, began: now() };
    this.#latencies = [];
    for (let i = 0; i < Math.min(flight, count); i++) this.#sendNext();
  }

  /** @param {string} text the acknowledgement `43<id>[…]` */
  answered(text) {
    const run = this.#run;
    const at = now();
    const id = text.slice(2, text.indexOf("["));
    this.#latencies.push(at - (this.#sent.get(id) ?? at));
    this.#sent.delete(id);
    if (text.includes('"rejected"')) run.refused++;
    else run.version = Number(/"version":(\d+)/.exec(text)?.[1] ?? run.version);
    this.#sendNext();
    if (this.#latencies.length < run.count) return;
    const [p25, p50, p99] = [0.25, 0.5, 0.99].map((share) => quantile(this.#latencies, share));
    const { count, refused, version, began } = run;
    this.say({ ev: "ran", count, refused, version, began, answered: at, p25, p50, p99 });
  }

  tellState() {
    const { user, system } = process.cpuUsage();
    const { faults, gaps, lost } = this;
    this.say({ ev: "state", here: this.spectators + 1, faults, gaps, lost, cpuUs: user + system });
  }

  #sendNext() {
    if (this.#run.toSend === 0) return;
    const line = this.#lists[this.#run.list]?.shift();
    if (line === undefined) throw new Error("the swarm has no more commands");
    this.#run.toSend--;
    const id = String(++this.#lastAck);
    this.#sent.set(id, now());
    this.send(`42${id}${line}`);
  }
}
