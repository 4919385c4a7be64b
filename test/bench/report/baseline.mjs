import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pathOf } from "../../../server/launch/steps.mjs";

/** @typedef {import("./row.mjs").Row} Row */
/** @typedef {{ machine: string, ratios: Record<string, number> }} Baseline */

const file = pathOf("test/bench/baseline.json");
const TOLERATED = 1.2;

/** @returns {Baseline | null} */
const readBaseline = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/**
 * Keeps the ratios of these rows; those of other rows stay as they are.
 * @param {readonly Row[]} rows
 * @param {string} machine
 */
export function saveBaseline(rows, machine) {
  const ratios = { ...readBaseline()?.ratios };
  for (const { key, ratio } of rows) {
    if (!Number.isNaN(ratio.median)) ratios[key] = Number(ratio.median.toPrecision(4));
  }
  writeFileSync(file, `${JSON.stringify({ machine, ratios }, null, 2)}\n`);
}

/**
 * @param {readonly Row[]} rows
 * @returns {string[]} what got worse by more than a fifth, in words; one line that says so if nothing did
 */
export function comparedWithBaseline(rows) {
  const baseline = readBaseline();
  if (baseline === null) return ["There is no baseline yet: npm run bench -- --save makes one."];
  const worse = rows.flatMap(({ key, what, ratio, better }) => {
    const before = baseline.ratios[key];
    if (before === undefined) return [];
    const factor = better === "less" ? ratio.median / before : before / ratio.median;
    const now = ratio.median.toPrecision(3);
    return factor > TOLERATED ? [`Worse: ${what}: ratio ${now}, was ${before.toPrecision(3)}`] : [];
  });
  return worse.length > 0 ? worse : ["Nothing is more than a fifth worse than the baseline."];
}
