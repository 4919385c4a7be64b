// `npm run check`: everything about the code that can be told without running it. Each check is named with its result.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { installed } from "../server/launch/install.mjs";
import { orExit, pathOf } from "../server/launch/steps.mjs";

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[][]} runs scripts below node_modules with their arguments, one after the other
 */

const vueTsc = "vue-tsc/bin/vue-tsc.js";
const vitest = ["vitest/vitest.mjs", "run", "--config", "test/vitest.config.ts"];

/** @type {Check[]} */
const checks = [
  {
    name: "types",
    runs: [
      ["typescript/bin/tsc", "-b", "shared", "server"],
      [vueTsc, "--noEmit", "-p", "client"],
      ["typescript/bin/tsc", "--noEmit", "-p", "client/worker"],
      ["typescript/bin/tsc", "--noEmit", "-p", "client/build"],
      [vueTsc, "--noEmit", "-p", "test"],
    ],
  },
  { name: "lint", runs: [["eslint/bin/eslint.js", "--max-warnings", "0", "."]] },
  { name: "format", runs: [["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."]] },
  {
    name: "arrows between folders",
    runs: [
      [
        "dependency-cruiser/bin/dependency-cruise.mjs",
        ...["--config", ".dependency-cruiser.cjs", "--output-type", "err"],
        ...["shared/src", "server", "client/src", "test"],
      ],
    ],
  },
  { name: "dead code", runs: [["knip/bin/knip.js", "--no-progress", "--no-config-hints"]] },
  { name: "rules and their tests", runs: [[...vitest, "--project", "house", "rule-ids"]] },
];

/**
 * @param {string[]} command
 * @returns {Promise<{ isGood: boolean, output: string }>}
 */
async function finished([script = "", ...args]) {
  const child = spawn(process.execPath, [pathOf(`node_modules/${script}`), ...args], {
    cwd: pathOf(""),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const read = (/** @type {Buffer} */ chunk) => void (output += chunk.toString());
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const [code] = await once(child, "close");
  return { isGood: code === 0, output };
}

/**
 * @param {Check} check
 * @returns {Promise<boolean>}
 */
async function isPassed({ name, runs }) {
  const began = performance.now();
  for (const run of runs) {
    const { isGood, output } = await finished(run);
    if (isGood) continue;
    console.log(`${output.trimEnd()}\n${name}: failed`);
    return false;
  }
  console.log(`${name}: good (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return true;
}

await orExit(async () => {
  await installed();
  let isAllGood = true;
  for (const check of checks) isAllGood = (await isPassed(check)) && isAllGood;
  process.exitCode = isAllGood ? 0 : 1;
});
