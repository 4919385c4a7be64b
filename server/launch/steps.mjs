import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A failure that its message explains: shown as one line, without a stack. */
export class PlainError extends Error {}

/**
 * @param {string} relative a path below the project's folder
 * @returns {string} the absolute path
 */
export function pathOf(relative) {
  return root + relative;
}

/** @param {string} line */
export function say(line) {
  console.log(line);
}

/**
 * Runs a program to its end in the project's folder, its output shown.
 * @param {string} what named in the error, e.g. "Installing packages"
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<void>} rejects with a PlainError unless the program exits with 0
 */
export function run(what, command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      ...options,
    });
    child.once("error", (error) => {
      reject(new PlainError(`${what} failed: ${error.message}`));
    });
    child.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new PlainError(`${what} failed (${signal ?? `exit code ${code}`}).`));
    });
  });
}

/**
 * Does the work; a PlainError becomes one line and exit code 1.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function orExit(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}

/**
 * A signal to npm ends its shell but not what the shell started; so we notice that it is gone and end in
 * good order ourselves, instead of running on unseen.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
