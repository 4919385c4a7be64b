import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { PlainError, run, say } from "../../server/launch/steps.mjs";

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isExecutable(file));
}

/**
 * Debian and Homebrew keep each version of PostgreSQL in a folder of its own.
 * @returns {string[]} newest first
 */
function versionedPostgresFolders() {
  return ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, "bin")))
    .filter((bin) => isExecutable(path.join(bin, "initdb")))
    .sort((a, b) => versionIn(b) - versionIn(a));
}

/** @param {string} folder */
const versionIn = (folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

/** @returns {string | undefined} the folder that holds `initdb` and `postgres` */
export function findPostgresBin() {
  const { POSTGRES_BIN } = process.env;
  if (POSTGRES_BIN) return POSTGRES_BIN;
  const initdb = onPath("initdb");
  return versionedPostgresFolders()[0] ?? (initdb && path.dirname(initdb));
}

/** @returns {string | undefined} the Redis server program */
export function findRedisBin() {
  return process.env.REDIS_BIN ?? onPath("redis-server", "valkey-server");
}

const macBrowsers = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns {string | undefined} a Chromium that Playwright can drive; the one without windows costs less */
export function findChromium() {
  return (
    process.env.CHROMIUM_PATH ??
    onPath(
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
    ) ??
    macBrowsers.find((file) => isExecutable(file))
  );
}

const debianPackages = /** @type {const} */ ([
  ["postgresql", findPostgresBin],
  ["redis-server", findRedisBin],
  ["chromium-headless-shell", findChromium],
]);

/** Installs what is missing where that can be done without asking: on Debian, as root. */
export async function installMissingBinaries() {
  const missing = debianPackages.filter(([, find]) => !find()).map(([name]) => name);
  const isRoot = process.getuid?.() === 0;
  if (missing.length === 0 || !isRoot || !onPath("apt-get")) return;
  say(`Installing ${missing.join(", ")} for the tests …`);
  /** @type {{ env: NodeJS.ProcessEnv, stdio: import("node:child_process").StdioOptions }} */
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  };
  const what = `Installing ${missing.join(", ")}`;
  await run(what, "apt-get", ["update", "-qq"], options);
  await run(
    what,
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...missing],
    options,
  );
}

/**
 * @param {string} what e.g. "PostgreSQL"
 * @returns {PlainError} one line that names the remedy
 */
export function notFound(what) {
  const remedy = onPath("apt-get")
    ? "sudo apt-get install postgresql redis-server chromium"
    : "install PostgreSQL, Redis and Chromium, or start Docker";
  return new PlainError(`The tests need ${what}: ${remedy}.`);
}
