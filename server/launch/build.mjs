import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathOf, run, say } from "./steps.mjs";

const common = ["shared/src", "shared/package.json", "shared/tsconfig.json", "tsconfig.base.json"];
const lock = "package-lock.json";

/** @typedef {{ from: string[], outputs: string[], command: string[] }} Part */

/** @type {Record<string, Part>} */
const parts = {
  server: {
    from: [...common, lock, "server/src", "server/package.json", "server/tsconfig.json"],
    outputs: ["server/dist/main.js", "server/dist/.tsbuildinfo", "shared/dist/.tsbuildinfo"],
    command: ["node_modules/typescript/bin/tsc", "-b", "shared", "server"],
  },
  client: {
    from: [
      ...common,
      lock,
      "client/build",
      "client/src",
      "client/worker",
      "client/public",
      "client/index.html",
      "client/package.json",
      "client/vite.config.ts",
    ],
    outputs: ["client/dist/index.html"],
    command: ["node_modules/vite/bin/vite.js", "build", "client", "--logLevel", "warn"],
  },
};

const notes = pathOf("node_modules/.drawroom-build.json");

/** @returns {Record<string, string>} */
function readNotes() {
  try {
    return JSON.parse(readFileSync(notes, "utf8"));
  } catch {
    return {};
  }
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} file
 */
function addTo(hash, file) {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addTo(hash, path.join(file, name));
  } else {
    hash
      .update(path.relative(pathOf(""), file))
      .update("\0")
      .update(readFileSync(file));
  }
}

/** @param {Part} part */
function hashOfSources({ from }) {
  const hash = createHash("sha256");
  for (const source of from) addTo(hash, pathOf(source));
  return hash.digest("hex");
}

/**
 * When the outputs were written: so a build made by hand in between is noticed too.
 * @param {Part} part
 */
function timesOfOutputs({ outputs }) {
  return outputs
    .map((output) => pathOf(output))
    .map((file) => (existsSync(file) ? statSync(file).mtimeMs : "none"))
    .join(" ");
}

/**
 * @param {Part} part
 * @param {string} sources
 */
const fingerprint = (part, sources) => `${sources} ${timesOfOutputs(part)}`;

/**
 * Builds server and client where their sources are not those of the last build.
 * @param {string[]} names only these parts
 */
export async function built(names = Object.keys(parts)) {
  const noted = readNotes();
  const all = Object.entries(parts)
    .filter(([name]) => names.includes(name))
    .map(([name, part]) => ({ name, part, sources: hashOfSources(part) }));
  const stale = all.filter(({ name, part, sources }) => noted[name] !== fingerprint(part, sources));
  if (stale.length === 0) return;
  say(`Building ${stale.map(({ name }) => name).join(" and ")} …`);
  await Promise.all(
    stale.map(({ name, part }) => run(`Building the ${name}`, process.execPath, part.command)),
  );
  for (const { name, part, sources } of stale) noted[name] = fingerprint(part, sources);
  writeFileSync(notes, JSON.stringify(noted));
}
