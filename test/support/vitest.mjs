import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathOf } from "../../server/launch/steps.mjs";

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @typedef {object} Report what Vitest's JSON reporter writes, as far as it is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * @param {string} file
 * @param {boolean} isClean whether Vitest exited with 0
 * @returns {Tally} a file that fails outside its tests, and an error outside every file, count as one failure
 */
function tallyOf(file, isClean) {
  /** @type {Report} */
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: isClean ? 0 : 1 };
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return { passed: report.numPassedTests, failed: isClean ? failed : Math.max(failed, 1) };
}

/**
 * Runs Vitest once, its output shown.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to ours
 * @returns {Promise<Tally>}
 */
export async function runVitest(args, env = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "drawroom-report-"));
  const report = path.join(folder, "report.json");
  const vitest = spawn(
    process.execPath,
    [
      pathOf("node_modules/vitest/vitest.mjs"),
      "run",
      ...["--config", "test/vitest.config.ts"],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      ...args,
    ],
    { cwd: pathOf(""), env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] },
  );
  // Ctrl-C reaches Vitest by itself; we stay to clear up after it.
  const stay = () => undefined;
  const pass = () => vitest.kill("SIGTERM");
  process.on("SIGINT", stay).on("SIGTERM", pass);
  const [code] = await once(vitest, "exit");
  process.off("SIGINT", stay).off("SIGTERM", pass);
  const tally = tallyOf(report, code === 0);
  rmSync(folder, { recursive: true, force: true });
  return tally;
}

/**
 * The closing line, and the exit code that goes with it.
 * @param {Tally} tally
 */
export function close({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
