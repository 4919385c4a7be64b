// `npm run bench [-- options]`: the figures we keep, each beside what it is held against, measured in the same run.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { built } from "../../server/launch/build.mjs";
import { installed } from "../../server/launch/install.mjs";
import { endWithNpm, orExit, say } from "../../server/launch/steps.mjs";
import { installMissingBinaries } from "../support/binaries.mjs";
import { figures } from "./figures/all.mjs";
import { readOptions } from "./options.mjs";

endWithNpm();
// What was started and made goes with us, however we end.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
await orExit(async () => {
  const options = readOptions(process.argv.slice(2), Object.keys(figures));
  await installed();
  const chosen = Object.entries(figures).filter(([name]) => isChosen(options, name));
  await built([...new Set(chosen.flatMap(([, { parts = ["server"] }]) => parts))]);
  await installMissingBinaries();
  const isAllMeasured = await bench(options);
  // Whatever a figure has left open is closed with us.
  process.exit(isAllMeasured ? 0 : 1);
});

/**
 * @param {Pick<import("./options.mjs").Options, "only">} options
 * @param {string} name
 */
function isChosen({ only }, name) {
  return only.length === 0 || only.includes(name);
}

/**
 * @param {import("./options.mjs").Options} options
 * @returns {Promise<boolean>} whether every figure could be measured
 */
async function bench({ only, json, save, check, scale }) {
  const { busyShare, machine } = await import("./measure/machine.mjs");
  const { removeDatabases } = await import("./product/databases.mjs");
  const { kindOfSwarm } = await import("./swarm/swarm.mjs");
  const busy = await busyShare();
  say(`${machine()}; clients: ${kindOfSwarm()}`);
  if (busy !== null && busy > 0.1) {
    say(`Others keep ${Math.round(busy * 100)} % of the machine busy: read ratios, not times.`);
  }
  const { rows, failed } = await measured(only, scale).finally(removeDatabases);
  const { tableOf } = await import("./report/table.mjs");
  say(`\n${tableOf(rows)}\n`);
  if (json !== null) {
    const file = path.resolve(process.env.INIT_CWD ?? "", json);
    writeFileSync(file, `${JSON.stringify({ machine: machine(), busy, rows }, null, 2)}\n`);
  }
  const { readBaseline, saveBaseline } = await import("./report/baseline.mjs");
  const { checked } = await import("./report/check.mjs");
  const run = { machine: machine(), isWhole: only.length === 0 };
  if (check) checked(rows, readBaseline(), run).forEach(say);
  if (failed.length > 0) say(`Not measured: ${failed.join(", ")}`);
  if (save && failed.length > 0) say("So nothing is saved.");
  else if (save) saveBaseline(rows, run);
  return failed.length === 0;
}

/**
 * A figure that fails takes nothing from the others.
 * @param {string[]} only
 * @param {number} scale
 */
async function measured(only, scale) {
  const { endAll } = await import("./processes/measured.mjs");
  /** @type {{ rows: import("./report/row.mjs").Row[], failed: string[] }} */
  const all = { rows: [], failed: [] };
  for (const [name, { says, load }] of Object.entries(figures)) {
    if (!isChosen({ only }, name)) continue;
    say(`Measuring ${says} …`);
    const from = performance.now();
    try {
      all.rows.push(...(await (await load())({ scale })));
      say(`  ${((performance.now() - from) / 1000).toFixed(0)} s`);
    } catch (error) {
      say(`  failed: ${/** @type {Error} */ (error).stack}`);
      all.failed.push(name);
      endAll();
    }
  }
  return all;
}
