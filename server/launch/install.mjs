import { existsSync, readFileSync } from "node:fs";
import { pathOf, run, say } from "./steps.mjs";

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>} packages by their place, e.g. "node_modules/zod"
 */
function packagesIn(file) {
  const all = /** @type {{ packages: Record<string, LockedPackage> }} */ (
    JSON.parse(readFileSync(file, "utf8"))
  ).packages;
  return Object.fromEntries(
    Object.entries(all).filter(([place]) => place.includes("node_modules/")),
  );
}

/** npm notes what it installed when it has finished; so a broken-off install counts as none. */
function isInstalled() {
  const noted = pathOf("node_modules/.package-lock.json");
  if (!existsSync(noted)) return false;
  const have = packagesIn(noted);
  const want = packagesIn(pathOf("package-lock.json"));
  const isRight = (/** @type {string} */ place) => have[place]?.version === want[place]?.version;
  const isForeign = (/** @type {string} */ place) => !(place in have) && want[place]?.optional;
  return (
    Object.keys(have).every((place) => place in want) &&
    Object.keys(want).every((place) => isRight(place) || isForeign(place))
  );
}

/** Installs the locked packages when node_modules is missing, unfinished or not what the lock says. */
export async function installed() {
  if (isInstalled()) return;
  say(
    existsSync(pathOf("node_modules"))
      ? "Installing packages (they have changed) …"
      : "Installing packages (first start only) …",
  );
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const isWindows = process.platform === "win32";
  if (npm?.endsWith("js")) await run("Installing packages", process.execPath, [npm, ...args]);
  else await run("Installing packages", "npm", args, { shell: isWindows });
}
