import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * A shell that waits for the end of its input, which comes when we close it or die in whatever way, and then
 * clears up. So nothing of a test run is left behind even after kill -9.
 */
const killAndRemove = `
  pid=
  while read -r line; do pid=$line; done
  if [ -n "$pid" ]; then
    pkill -CONT -P "$pid"; kill -CONT "$pid"; kill -s "$1" "$pid"
    tries=0
    while kill -0 "$pid" && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
    kill -KILL "$pid"
  fi
  rm -rf -- "$2"
`;

const removeContainer = `
  cat >/dev/null
  docker rm -f -v "$1"
`;

/**
 * @param {string} script
 * @param {string[]} args
 */
function reaper(script, args) {
  const shell = spawn("sh", ["-c", script, "reaper", ...args], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  const exited = once(shell, "exit");
  shell.unref();
  /** @type {import("node:net").Socket} */ (/** @type {unknown} */ (shell.stdin)).unref();
  return {
    /** @param {number | undefined} pid the process to end, in place of the one before; undefined: none */
    watch(pid) {
      shell.stdin.write(`${pid ?? ""}\n`);
    },
    async reap() {
      shell.ref();
      shell.stdin.end();
      await exited;
    },
  };
}

/**
 * @param {"QUIT" | "KILL"} signal
 * @param {string} folder removed when the process is gone
 */
export const processReaper = (signal, folder) => reaper(killAndRemove, [signal, folder]);

/** @param {string} name */
export const containerReaper = (name) => reaper(removeContainer, [name]);
