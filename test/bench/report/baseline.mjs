import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pathOf } from "../../../server/launch/steps.mjs";

/**
 * What is kept of a run: of each row the ratio's median between its quartiles.
 * @typedef {import("./row.mjs").Row} Row
 * @typedef {[low: number, median: number, high: number]} Kept
 * @typedef {{ machine: string, ratios: Record<string, Kept> }} Baseline
 */

const file = pathOf("test/bench/baseline.json");

/** @returns {Baseline | null} null: none was saved yet */
export const readBaseline = () =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;

/**
 * Keeps the ratios of these rows; those of other rows stay as they are, unless these are all there are.
 * @param {readonly Row[]} rows
 * @param {{ machine: string, isWhole: boolean }} run
 */
export function saveBaseline(rows, { machine, isWhole }) {
  const ratios = isWhole ? {} : { ...readBaseline()?.ratios };
  for (const { key, ratio } of rows) {
    if (Number.isFinite(ratio.median)) ratios[key] = [ratio.low, ratio.median, ratio.high];
  }
  writeFileSync(file, textOf({ machine, ratios }));
}

/**
 * JSON, a row a line.
 * @param {Baseline} baseline
 */
function textOf({ machine, ratios }) {
  const lines = Object.entries(ratios).map(
    ([key, kept]) => `    ${JSON.stringify(key)}: [${kept.map(rounded).join(", ")}]`,
  );
  const head = `  "machine": ${JSON.stringify(machine)},\n  "ratios": {`;
  return `{\n${head}\n${lines.join(",\n")}\n  }\n}\n`;
}

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(4));
