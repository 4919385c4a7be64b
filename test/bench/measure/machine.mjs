import { readFileSync } from "node:fs";
import os from "node:os";

/** @returns {string} the class of machine, without its name */
export function machine() {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const model = (cpu?.model ?? "unknown processor").replace(/\s+/g, " ").trim();
  return `${os.cpus().length} × ${model}, ${memory} GB, ${os.type()} ${os.arch()}, Node ${process.versions.node}`;
}

/** @returns {{ busy: number, all: number } | null} jiffies of all processors; null where the system does not say */
function jiffies() {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
    const all = times.reduce((sum, time) => sum + time, 0);
    const [, , , idle = 0, waiting = 0] = times;
    return { busy: all - idle - waiting, all };
  } catch {
    return null;
  }
}

/**
 * How busy the machine is before anything of ours runs; what others do on it spoils figures.
 * @param {number} ms how long to look
 * @returns {Promise<number | null>} share of all processors, 0 to 1
 */
export async function busyShare(ms = 1000) {
  const from = jiffies();
  await new Promise((resolve) => setTimeout(resolve, ms));
  const to = jiffies();
  return from && to ? (to.busy - from.busy) / (to.all - from.all) : null;
}

/** @returns {number} how many files and sockets a process may have open; what is usual where the system does not say */
export function descriptorLimit() {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? 1024);
  } catch {
    return 1024;
  }
}
