/**
 * In a process that is measured: answers what the bench asks over the channel to its parent. Loaded by `--import` it
 * makes any program tell its processor time and memory, without a change to the program.
 * @typedef {Record<string, (given: any) => unknown>} Handlers
 */
import { monitorEventLoopDelay } from "node:perf_hooks";

/** @type {import("node:perf_hooks").IntervalHistogram | undefined} */
let delays;

/** @type {Handlers} */
const handlers = {
  /** Microseconds of processor, of all threads. */
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** Bytes; after collecting what can be collected, where the process runs with --expose-gc. */
  async memory() {
    await collect();
    return process.memoryUsage().rss;
  },
  /** Bytes that the program itself holds, in its heap and beside it, after collecting. */
  async held() {
    await collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  /** Milliseconds between two turns of a timer of 1 ms at most, since this was asked last. */
  pause() {
    const longest = (delays?.max ?? 0) / 1e6;
    delays ??= monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    delays.reset();
    return longest;
  },
};

async function collect() {
  for (let i = 0; i < 3; i++) {
    /** @type {{ gc?: () => void }} */ (globalThis).gc?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** @param {Handlers} more questions that this process answers besides */
export function alsoAnswer(more) {
  Object.assign(handlers, more);
}

if (process.send) {
  process.on("message", async (/** @type {any} */ { id, ask, given }) => {
    try {
      process.send?.({ id, answer: await handlers[ask]?.(given) });
    } catch (error) {
      process.send?.({ id, failed: String(error) });
    }
  });
  process.on("disconnect", () => process.exit());
  // Whether the program stays alive is its own matter.
  process.channel?.unref();
}
