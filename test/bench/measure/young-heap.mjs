import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
/** @type {(options: { type: "minor" }) => void} */
const collect = runInNewContext("gc");

/**
 * Collects what others left behind, so that what is timed next pays for its own garbage alone.
 * @returns {() => number} microseconds since then, as the lesser of what passed and what the process used of a processor: the
 * one has other programs in it, the other the threads beside
 */
export function beginOnClearedHeap() {
  collect({ type: "minor" });
  const before = process.cpuUsage();
  const from = performance.now();
  return () => {
    const passed = (performance.now() - from) * 1000;
    const { user, system } = process.cpuUsage(before);
    return Math.min(passed, user + system);
  };
}

/**
 * @param {() => unknown} work
 * @returns {number} microseconds, as above
 */
export function timeOfStep(work) {
  const taken = beginOnClearedHeap();
  work();
  return taken();
}
