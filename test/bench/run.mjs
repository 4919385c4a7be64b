// `npm run bench [-- options]`: the figures we keep, each beside what it is held against, measured in the same run.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { built } from "../../server/launch/build.mjs";
import { installed } from "../../server/launch/install.mjs";
import { endWithNpm, orExit, say } from "../../server/launch/steps.mjs";
import { installMissingBinaries } from "../support/binaries.mjs";
import { readOptions } from "./options.mjs";

/**
 * Loaded only when everything they need is installed and built.
 * @typedef {(options: { scale: number }) => Promise<import("./report/row.mjs").Row[]>} Figure
 * @type {Record<string, { says: string, parts?: string[], load: () => Promise<Figure> }>} parts: what must be built; the
 * server unless said
 */
const figures = {
  bytes: {
    says: "bytes of a pick and of a result",
    load: async () => (await import("./figures/bytes.mjs")).bytes,
  },
  fanout: {
    says: "fan-out to 1,000 spectators",
    load: async () => (await import("./figures/fanout.mjs")).fanout,
  },
  flight: {
    says: "eight commands in flight, on both databases",
    load: async () => (await import("./figures/flight.mjs")).flight,
  },
  command: {
    says: "command to answer, on both databases",
    load: async () => (await import("./figures/command.mjs")).command,
  },
  shown: {
    says: "a pick on three screens",
    parts: ["server", "client"],
    load: async () => (await import("./figures/shown.mjs")).shown,
  },
  engine: {
    says: "steps of the engine",
    load: async () => (await import("./figures/engine.mjs")).engine,
  },
  draw: {
    says: "draws by both draw rules",
    load: async () => (await import("./figures/draw.mjs")).draw,
  },
  knockout: {
    says: "a result in a knockout of 512",
    load: async () => (await import("./figures/knockout.mjs")).knockout,
  },
  swiss: {
    says: "rounds of the club Swiss",
    load: async () => (await import("./figures/swiss.mjs")).swiss,
  },
  verify: {
    says: "the check of an export",
    load: async () => (await import("./figures/verify.mjs")).verify,
  },
};

endWithNpm();
// What was started and made goes with us, however we end.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
await orExit(async () => {
  const options = readOptions(process.argv.slice(2), Object.keys(figures));
  await installed();
  const chosen = Object.entries(figures).filter(([name]) => isChosen(options, name));
  await built([...new Set(chosen.flatMap(([, { parts = ["server"] }]) => parts))]);
  await installMissingBinaries();
  await bench(options);
  // Whatever a figure has left open is closed with us.
  process.exit();
});

/**
 * @param {Pick<import("./options.mjs").Options, "only">} options
 * @param {string} name
 */
function isChosen({ only }, name) {
  return only.length === 0 || only.includes(name);
}

/** @param {import("./options.mjs").Options} options */
async function bench({ only, json, save, check, scale }) {
  const { busyShare, machine } = await import("./measure/machine.mjs");
  const { removeDatabases } = await import("./product/databases.mjs");
  const { kindOfSwarm } = await import("./swarm/swarm.mjs");
  const busy = await busyShare();
  say(`${machine()}; clients: ${kindOfSwarm()}`);
  if (busy !== null && busy > 0.1) {
    say(`Others keep ${Math.round(busy * 100)} % of the machine busy: read ratios, not times.`);
  }
  const rows = await measured(only, scale).finally(removeDatabases);
  const { tableOf } = await import("./report/table.mjs");
  say(`\n${tableOf(rows)}\n`);
  if (json !== null) {
    const file = path.resolve(process.env.INIT_CWD ?? "", json);
    writeFileSync(file, `${JSON.stringify({ machine: machine(), busy, rows }, null, 2)}\n`);
  }
  const { comparedWithBaseline, saveBaseline } = await import("./report/baseline.mjs");
  if (check) comparedWithBaseline(rows).forEach(say);
  if (save) saveBaseline(rows, machine());
}

/**
 * @param {string[]} only
 * @param {number} scale
 */
async function measured(only, scale) {
  const rows = [];
  for (const [name, { says, load }] of Object.entries(figures)) {
    if (!isChosen({ only }, name)) continue;
    say(`Measuring ${says} …`);
    const from = performance.now();
    rows.push(...(await (await load())({ scale })));
    say(`  ${((performance.now() - from) / 1000).toFixed(0)} s`);
  }
  return rows;
}
